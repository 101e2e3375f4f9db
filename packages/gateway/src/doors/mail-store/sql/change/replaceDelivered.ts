import type { BlobKey } from '../../../blob-store/BlobStore'
import { isUndone } from '../../../database/CommitUnknown'
import type { Executor } from '../../../database/Database'
import type { DeliveredMail, DeliveredMails } from '../../DeliveredMails'
import type { AppendOptions } from '../../MailStore'
import { discardBlobs } from '../append/discardBlobs'
import { insertMails } from '../append/insertMails'
import { textKeys } from '../append/PreparedMail'
import { prepareMail } from '../append/prepareMail'
import { changeMailbox } from '../changeMailbox'
import type { MailboxContext, MailStoreParts } from '../MailboxContext'
import { deleteMails } from './deleteMails'

/** The delivered mails of our own store. */
export const createDeliveredMails = (parts: MailStoreParts): DeliveredMails => ({
  async find(key, accounts) {
    if (accounts.length === 0) return []
    const rows = await parts.database.db
      .selectFrom('messages')
      .select(['account_id', 'is_read', 'from_address', 'from_name', 'subject'])
      .where('append_key', '=', key)
      .where('account_id', 'in', accounts)
      // Rows without bytes belong to mail on other servers.
      .where('blob_key', 'is not', null)
      .execute()
    return rows.map((row) => toDelivered(row.account_id, key, row))
  },
  replace({ accountId, key }, content, decide) {
    const context: MailboxContext = { now: Date.now, onError: () => {}, ...parts, accountId }
    return replaceDelivered(context, key, content, decide)
  },
})

/** @see DeliveredMails.replace. The other mail's bytes are durable first, as in `appendMessage`. */
async function replaceDelivered(
  context: MailboxContext,
  key: string,
  content: Buffer,
  decide: (transaction: Executor, now: DeliveredMail) => Promise<boolean>,
): Promise<boolean> {
  const { accountId, blobs, database, events } = context
  const before = await findDelivered(context, database.db, key)
  if (before === undefined) return false
  const written: BlobKey[] = []
  try {
    const blobKey = await blobs.put(content)
    written.push(blobKey)
    const now = context.now()
    const options: AppendOptions = {
      receivedAt: before.received_at,
      idempotencyKey: key,
      touches: [{ kind: 'recalled', at: now }],
    }
    const prepared = await prepareMail(blobs, content, options, now)
    written.push(...textKeys(prepared))
    const replaced = await changeMailbox(context, async (trx) => {
      // Asked again: it may have been read, moved or deleted meanwhile.
      const mail = await findDelivered(context, trx, key)
      if (mail === undefined) return undefined
      if (!(await decide(trx, toDelivered(accountId, key, mail)))) return undefined
      const freed = await deleteMails(trx, mail.folder_id, [mail])
      const message = { ...prepared.message, is_read: mail.is_read }
      await insertMails(context, trx, mail.folder, [{ ...prepared, message, blobKey }])
      return { freed, folder: mail.folder }
    })
    await discardBlobs(context, replaced?.freed ?? written)
    if (replaced) events.publish(accountId, { kind: 'folderChanged', folder: replaced.folder })
    return replaced !== undefined
  } catch (error) {
    if (isUndone(error)) await discardBlobs(context, written)
    throw error
  }
}

const findDelivered = ({ accountId }: MailboxContext, executor: Executor, key: string) =>
  executor
    .selectFrom('messages')
    .innerJoin('folders', 'folders.id', 'messages.folder_id')
    .select([
      'messages.id',
      'messages.uid',
      'messages.folder_id',
      'messages.is_read',
      'messages.received_at',
      'messages.from_address',
      'messages.from_name',
      'messages.subject',
      'folders.name as folder',
    ])
    .where('messages.account_id', '=', accountId)
    .where('messages.append_key', '=', key)
    .where('messages.blob_key', 'is not', null)
    .executeTakeFirst()

interface DeliveredRow {
  readonly is_read: number
  readonly from_address: string
  readonly from_name: string
  readonly subject: string
}

const toDelivered = (accountId: number, key: string, row: DeliveredRow): DeliveredMail => ({
  accountId,
  key,
  isRead: row.is_read === 1,
  from: { address: row.from_address, name: row.from_name },
  subject: row.subject,
})
