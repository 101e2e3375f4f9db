import { isMailroomError, type MessageRef } from '@mailroom/core'
import type { OpenFolder } from '../connection/ImapAccount'
import { folderRows, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { messageIdOf } from '../index/rowHeaders'
import { publicUid } from '../publicUid'
import type { Claim } from './claims'
import { indexAppended } from './indexAppended'
import type { OutgoingMail } from './outgoingMail'

/**
 * Looks for a mail that an earlier attempt may have given to the server before it ended: where it was going to, among the
 * mails that came since. Nowhere else: another copy with its Message-ID, in the inbox of one who writes to himself, is
 * another mail.
 *
 * The caller holds the lock of `folder`.
 */
export async function findEarlier(
  context: ImapContext,
  folder: ImapFolderRow,
  claim: Claim,
  mail: OutgoingMail,
  taken: ReadonlySet<number>,
): Promise<MessageRef | undefined> {
  const account = await context.account()
  const rows = await folderRows(context.database.db, context.accountId)
  const target = rows.find((row) => row.path === claim.path)
  if (target === undefined) return undefined
  try {
    const uid = await account.withFolder(target.path, async (open) =>
      open.uidValidity === claim.uid_validity
        ? findSince(context, target, open, claim, mail, taken)
        : undefined,
    )
    if (uid === undefined) return undefined
    if (target.id === folder.id) await indexAppended(context, folder, new Map([[uid, mail]]))
    return { folder: target.name, uid: publicUid(claim.uid_validity, uid) }
  } catch (error) {
    // The folder was deleted with all that was in it.
    if (isMailroomError(error) && error.kind === 'notFound') return undefined
    throw error
  }
}

/** Two mails may be alike in everything: those that came with another key are that key's. */
async function findSince(
  context: ImapContext,
  folder: ImapFolderRow,
  open: OpenFolder,
  claim: Claim,
  mail: OutgoingMail,
  takenNow: ReadonlySet<number>,
): Promise<number | undefined> {
  const others = await context.database.db
    .selectFrom('messages')
    .select('uid')
    .where('folder_id', '=', folder.id)
    .where('append_key', 'is not', null)
    .execute()
  const taken = new Set(others.map((row) => row.uid))
  for await (const row of open.fetchRows({ from: claim.next_uid, to: '*' })) {
    if (row.uid < claim.next_uid || takenNow.has(row.uid)) continue
    if (taken.has(publicUid(claim.uid_validity, row.uid))) continue
    if (row.sizeBytes === mail.bytes.length && messageIdOf(row) === mail.messageId) return row.uid
  }
  return undefined
}
