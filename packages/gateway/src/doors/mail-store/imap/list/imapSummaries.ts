import { isMailroomError, type MessageRef, type MessageSummary, messageKey } from '@mailroom/core'
import { summariesOf } from '../../sql/list/summariesOf'
import { folderNamed } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { giveRows } from '../index/ensureRows'
import { serverUids } from '../publicUid'

/** @see Mailbox.summaries. A mail that was shown before it had its row gets one now. */
export async function imapSummaries(
  context: ImapContext,
  refs: readonly MessageRef[],
): Promise<readonly MessageSummary[]> {
  const found = await summariesOf(context, refs)
  if (found.length === refs.length) return found
  const known = new Set(found.map(({ ref }) => messageKey(ref)))
  const missing = refs.filter((ref) => !known.has(messageKey(ref)))
  const given = await Promise.all(
    [...Map.groupBy(missing, ({ folder }) => folder)].map(([folder, some]) => give(context, folder, some)),
  )
  return given.includes(true) ? summariesOf(context, refs) : found
}

/** @returns whether some of them may have a row now */
async function give(context: ImapContext, name: string, refs: readonly MessageRef[]): Promise<boolean> {
  try {
    const folder = await folderNamed(context.database.db, context.accountId, name)
    const uids = refs.map(({ uid }) => uid)
    // Where each mail has its row, one without is gone; unless it came just now.
    const newest = Math.max(0, ...serverUids(folder.uid_validity, uids))
    if (newest === 0 || (folder.unfilled_below === 0 && newest < folder.next_uid)) return false
    await giveRows(context, folder, uids)
    return true
  } catch (error) {
    // The folder, or the mails, are gone: they are left out.
    if (isMailroomError(error) && error.kind === 'notFound') return false
    throw error
  }
}
