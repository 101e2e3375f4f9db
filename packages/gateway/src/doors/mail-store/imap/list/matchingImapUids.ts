import type { MatchingQuery, MessageUid } from '@mailroom/core'
import { matchingUids } from '../../sql/list/matchingUids'
import { folderNamed } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'

/** @see Mailbox.matching. Waits for mails that have no row yet, for no longer than people do. */
export async function matchingImapUids(
  context: ImapContext,
  query: MatchingQuery,
): Promise<readonly MessageUid[]> {
  const folder = await folderNamed(context.database.db, context.accountId, query.folder)
  if (folder.unfilled_below > 0) {
    context.keeper.fill()
    await context.keeper.rowsFilled(folder.id)
  }
  return matchingUids(context, query)
}
