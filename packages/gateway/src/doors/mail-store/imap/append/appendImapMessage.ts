import type { FolderId, MessageRef } from '@mailroom/core'
import type { AppendOptions, MessageContent } from '../../MailStore'
import { summariesOf } from '../../sql/list/summariesOf'
import { folderNamed } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { publicUid } from '../publicUid'
import { claimKeys } from './claims'
import { findByKey, giveToServer, lookedInto } from './giveToServer'
import { indexAppended } from './indexAppended'
import { outgoingMail } from './outgoingMail'

/** Held by mails with a key, so that two with the same one come one after the other whatever their folders. */
export const keyedAppends = ''

/** @see Mailbox.append. Kept by the server before it resolves, and in the rows. */
export async function appendImapMessage(
  context: ImapContext,
  name: FolderId,
  content: MessageContent,
  options: AppendOptions = {},
): Promise<MessageRef> {
  const { database, accountId, blobs } = context
  const locks = options.idempotencyKey === undefined ? [name] : [keyedAppends, name]
  await folderNamed(database.db, accountId, name)
  const bytes = content instanceof Uint8Array ? content : await blobs.read(content.blob)
  const result = await context.locks.run(locks, async () => {
    const folder = await lookedInto(context, name)
    const mail = await outgoingMail(database.db, folder, bytes, options, context.now())
    const known = await findByKey(context, mail)
    if (known !== undefined) return { ref: known, isNew: false }
    const claims = await claimKeys(context, folder, [mail])
    const given = await giveToServer(context, folder, mail, claims.get(mail.key ?? ''))
    if ('earlier' in given) return { ref: given.earlier, isNew: false }
    await indexAppended(context, folder, new Map([[given.uid, mail]]))
    return { ref: { folder: name, uid: publicUid(folder.uid_validity, given.uid) }, isNew: true }
  })
  if (result.isNew) await announce(context, result.ref, options).catch(context.onError)
  return result.ref
}

/** Tells open pages. The mail is in, whatever becomes of this. */
async function announce(context: ImapContext, ref: MessageRef, { isArrival }: AppendOptions) {
  const { events, accountId } = context
  try {
    const [message] = isArrival === true ? await summariesOf(context, [ref]) : []
    if (message !== undefined) events.publish(accountId, { kind: 'messageArrived', message })
  } finally {
    events.publish(accountId, { kind: 'folderChanged', folder: ref.folder })
  }
}
