import { type MessageRef, type MessageSummary, messageKey } from '@mailroom/core'
import { summariesOf } from '../../sql/list/summariesOf'
import type { ImapContext } from '../ImapContext'
import { giveShownRows } from '../index/giveShownRows'

/** @see Mailbox.summaries. A mail that was shown before it had its row gets one now. */
export async function imapSummaries(
  context: ImapContext,
  refs: readonly MessageRef[],
): Promise<readonly MessageSummary[]> {
  const found = await summariesOf(context, refs)
  if (found.length === refs.length) return found
  const known = new Set(found.map(({ ref }) => messageKey(ref)))
  const missing = refs.filter((ref) => !known.has(messageKey(ref)))
  await Promise.all(
    [...Map.groupBy(missing, ({ folder }) => folder)].map(([folder, some]) =>
      giveShownRows(
        context,
        folder,
        some.map(({ uid }) => uid),
      ),
    ),
  )
  // Whoever gave them their rows: while they were looked for, somebody else may have.
  return summariesOf(context, refs)
}
