import { type MessageRef, type MessageSummary, messageKey } from '@mailroom/core'
import type { MailboxContext } from '../MailboxContext'
import { tagNames } from '../tags/tagNames'
import { selectedColumns, toSummary } from './toSummary'

/** @see Mailbox.summaries */
export async function summariesOf(
  context: MailboxContext,
  refs: readonly MessageRef[],
): Promise<readonly MessageSummary[]> {
  const found = new Map<string, MessageSummary>()
  for (const [folder, inFolder] of Map.groupBy(refs, (ref) => ref.folder)) {
    const rows = await context.database.db
      .selectFrom('messages')
      .innerJoin('folders', 'folders.id', 'messages.folder_id')
      .select([...selectedColumns])
      .where('folders.account_id', '=', context.accountId)
      .where('folders.name', '=', folder)
      .where(
        'messages.uid',
        'in',
        inFolder.map((ref) => ref.uid),
      )
      .execute()
    const tags = await tagNames(
      context.database.db,
      rows.map((row) => row.id),
    )
    for (const row of rows) {
      const summary = toSummary(folder, row, tags.get(row.id) ?? [])
      found.set(messageKey(summary.ref), summary)
    }
  }
  return refs.flatMap((ref) => found.get(messageKey(ref)) ?? [])
}
