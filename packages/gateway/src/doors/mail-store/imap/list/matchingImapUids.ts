import type { MatchingQuery, MessageUid } from '@mailroom/core'
import { matchingUids } from '../../sql/list/matchingUids'
import type { ImapContext } from '../ImapContext'
import { awaitRows } from '../index/awaitRows'

/** @see Mailbox.matching */
export async function matchingImapUids(
  context: ImapContext,
  query: MatchingQuery,
): Promise<readonly MessageUid[]> {
  await awaitRows(context, query.folder)
  return matchingUids(context, query)
}
