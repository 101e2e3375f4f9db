import type { FolderId } from '@mailroom/core'
import type { BlobKey } from '../../../blob-store/BlobStore'
import { isUndone } from '../../../database/CommitUnknown'
import type { Executor } from '../../../database/Database'
import type { AppendManyOptions, AppendManyResult, NewMessage } from '../../MailStore'
import { changeMailbox } from '../changeMailbox'
import { findFolder } from '../folders/findFolder'
import type { MailboxContext } from '../MailboxContext'
import { appendInGroups } from './appendInGroups'
import { discardBlobs } from './discardBlobs'
import { findAppended } from './findAppended'
import { insertMails } from './insertMails'
import { type StoredMail, textKeys } from './PreparedMail'
import { prepareMail } from './prepareMail'

/**
 * @see Mailbox.appendMany
 *
 * Durable like `append`, a group at a time: the bytes of all its mails are flushed in parallel while the mails are
 * parsed, their names with one flush of one folder, then one transaction writes all rows. A kill leaves whole groups
 * and, perhaps, blobs for the sweep.
 */
export async function appendMany(
  context: MailboxContext,
  folder: FolderId,
  mails: Iterable<NewMessage> | AsyncIterable<NewMessage>,
  options: AppendManyOptions = {},
): Promise<AppendManyResult> {
  await findFolder(context, context.database.db, folder)
  return appendInGroups(mails, options, (group) => appendGroup(context, folder, group))
}

async function appendGroup(
  context: MailboxContext,
  folder: FolderId,
  group: readonly NewMessage[],
): Promise<number> {
  const { database, blobs } = context
  const wanted = await withoutKnown(context, database.db, group)
  if (wanted.length === 0) return 0
  const written: BlobKey[] = []
  const put = blobs.putMany(wanted.map((mail) => mail.content)).then((keys) => {
    written.push(...keys)
    return keys
  })
  try {
    const [keys, prepared] = await settleBoth(put, prepareAll(context, wanted, written))
    const stored = prepared.map((mail, index) => ({ ...mail, blobKey: keys[index]! }))
    const added = await changeMailbox(context, async (trx) => {
      // Asked again: another import may have brought some of them meanwhile.
      const fresh = new Set(await withoutKnown(context, trx, wanted))
      const added = stored.filter((_, index) => fresh.has(wanted[index]!))
      await insertMails(context, trx, folder, added)
      return added
    })
    if (added.length < stored.length) await discardBlobs(context, unused(stored, added))
    if (added.length > 0) context.events.publish(context.accountId, { kind: 'folderChanged', folder })
    return added.length
  } catch (error) {
    if (isUndone(error)) await discardBlobs(context, written)
    throw error
  }
}

function unused(stored: readonly StoredMail[], added: readonly StoredMail[]): BlobKey[] {
  const kept = new Set(added)
  return stored.filter((mail) => !kept.has(mail)).flatMap((mail) => [mail.blobKey, ...textKeys(mail)])
}

async function withoutKnown(
  context: MailboxContext,
  executor: Executor,
  group: readonly NewMessage[],
): Promise<NewMessage[]> {
  const keys = group.flatMap((mail) => mail.idempotencyKey ?? [])
  const known = new Set((await findAppended(context, executor, keys)).keys())
  return group.filter(({ idempotencyKey: key }) => key === undefined || (!known.has(key) && known.add(key)))
}

async function prepareAll(context: MailboxContext, mails: readonly NewMessage[], written: BlobKey[]) {
  const prepared = []
  for (const mail of mails) {
    const { content } = mail
    const raw = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    const one = await prepareMail(context.blobs, raw, mail, context.now())
    written.push(...textKeys(one))
    prepared.push(one)
  }
  return prepared
}

/** As `Promise.all`, but both have ended before a failure is passed on: then all that was written is known. */
async function settleBoth<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}
