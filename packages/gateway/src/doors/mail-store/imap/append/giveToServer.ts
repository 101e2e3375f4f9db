import { isMailroomError, MailroomError, type FolderId, type MessageRef } from '@mailroom/core'
import { findAppended } from '../../sql/append/findAppended'
import { changeMailbox } from '../../sql/changeMailbox'
import { isKeyword } from '../flags/keywords'
import { changeMarks } from '../flags/localMarks'
import { isNoChange, splitFlags } from '../flags/splitFlags'
import { folderNamed, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { messageIdOf } from '../index/rowHeaders'
import { syncFolder } from '../index/syncFolder'
import { withMail } from '../index/withMail'
import { type Claim, releaseKey } from './claims'
import { findEarlier } from './findEarlier'
import type { OutgoingMail } from './outgoingMail'

/** Where a mail is: new, or since an earlier call with the same key. */
export type GivenMail = { readonly uid: number } | { readonly earlier: MessageRef }

/** A folder that was looked into, so that its mails have names. The caller holds its lock. */
export async function lookedInto(context: ImapContext, name: FolderId): Promise<ImapFolderRow> {
  const { database, accountId } = context
  const folder = await folderNamed(database.db, accountId, name)
  if (folder.is_selectable === 0) throw new MailroomError('notFound', 'This folder holds folders only.')
  if (folder.uid_validity !== 0) return folder
  await syncFolder(context, folder.id)
  return folderNamed(database.db, accountId, name)
}

/**
 * Gives a mail to the server, once for its key: its claim is on disk by then, so whatever ends us in between, the next call
 * finds the mail or gives it again.
 *
 * The caller holds the lock of the folder, and for a mail with a key that of all such mails.
 *
 * @param claim of an earlier attempt
 * @param taken uids of mails that were given just now for other keys
 */
export async function giveToServer(
  context: ImapContext,
  folder: ImapFolderRow,
  mail: OutgoingMail,
  claim: Claim | undefined,
  taken: ReadonlySet<number> = new Set(),
): Promise<GivenMail> {
  const account = await context.account()
  const earlier = claim && (await findEarlier(context, folder, claim, mail, taken))
  if (earlier !== undefined) return { earlier }
  const flags = await keptFlags(context, folder, mail)
  const appended = await account
    .append(folder.path, mail.bytes, { ...mail.flags, flags })
    .catch(async (error: unknown) => {
      // Refused is refused; after a silence nobody knows, and the claim stays.
      const isRefused = isMailroomError(error) && error.kind !== 'offline' && error.kind !== 'cancelled'
      if (isRefused) await releaseKey(context, mail)
      throw error
    })
  // What was given before has a lower uid.
  const lowest = Math.max(folder.next_uid, ...Array.from(taken, (uid) => uid + 1))
  return { uid: appended.uid ?? (await findNewest(context, folder, mail, lowest)) }
}

/** Where a mail is that came earlier with this key. */
export async function findByKey(
  context: ImapContext,
  { key }: OutgoingMail,
): Promise<MessageRef | undefined> {
  if (key === undefined) return undefined
  return (await findAppended(context, context.database.db, [key])).get(key)
}

/** The flags that the server keeps. The others are kept here, and that before the mail is there to be listed. */
async function keptFlags(
  context: ImapContext,
  folder: ImapFolderRow,
  mail: OutgoingMail,
): Promise<readonly string[]> {
  const { flags } = mail.flags
  if (!flags.some(isKeyword)) return flags
  const { onServer, here } = await withMail(
    context,
    folder,
    async (open) => splitFlags(open, { add: flags, remove: [] }),
    { newestUid: noMail },
  )
  if (!isNoChange(here)) {
    await changeMailbox(context, (trx) => changeMarks(trx, context.accountId, [mail.messageId], here))
  }
  return onServer.add
}

/** None is read: what a folder allows is known from opening it, however long ago. */
const noMail = 0

/** Without UIDPLUS: the newest mail that is like it, from a uid on. */
async function findNewest(
  context: ImapContext,
  folder: ImapFolderRow,
  mail: OutgoingMail,
  lowest: number,
): Promise<number> {
  let newest: number | undefined
  await withMail(context, folder, async (open) => {
    for await (const row of open.fetchRows({ from: lowest, to: '*' })) {
      const isAlike = row.uid >= lowest && messageIdOf(row) === mail.messageId
      if (isAlike) newest = Math.max(newest ?? 0, row.uid)
    }
  })
  if (newest === undefined) {
    throw new MailroomError('server', 'The mail server took a mail and does not show it.')
  }
  return newest
}
