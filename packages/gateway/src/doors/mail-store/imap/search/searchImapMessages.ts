import type { SearchPage, SearchQuery } from '@mailroom/core'
import { sql } from 'kysely'
import {
  checkSearch,
  findEverywhere,
  needsTexts,
  newestIds,
  pageOfHits,
} from '../../sql/search/searchMessages'
import type { SearchOptions } from '../../MailStore'
import { searchedFolders } from '../../sql/search/searchedFolders'
import type { ImapContext } from '../ImapContext'
import { searchOnServer } from './searchOnServer'
import { unindexedFolders } from './unindexedFolders'

/** A thorough search takes no longer than this, in ms; it then answers with what it has. */
const patienceMs = 25_000

/**
 * @see Mailbox.search
 *
 * The index answers at once. As long as it is not whole, the answer says so; a thorough search also asks the server, in
 * the folders where something is missing, and gives what it names its rows.
 */
export async function searchImapMessages(
  context: ImapContext,
  query: SearchQuery,
  { signal, readable }: SearchOptions = {},
): Promise<SearchPage> {
  checkSearch(query)
  const folders = await searchedFolders(context, query.conditions, readable)
  const unindexed = await unindexedFolders(context, folders, needsTexts(query.conditions))
  if (unindexed.length === 0) {
    return pageOfHits(context, query, folders, await findEverywhere(context, query, folders))
  }
  context.keeper.fill()
  const known = await findEverywhere(context, query, folders)
  if (query.isThorough !== true) {
    return { ...(await pageOfHits(context, query, folders, known)), isIndexing: true }
  }
  const patience = AbortSignal.timeout(patienceMs)
  const both = signal ? AbortSignal.any([signal, patience]) : patience
  const { ids, isWhole } = await searchOnServer(context, query, folders, unindexed, both)
  signal?.throwIfAborted()
  const all = [...new Set([...known, ...ids])]
  const newest =
    all.length === 0
      ? []
      : await newestIds(context.database.db, sql`messages where messages.id in (${sql.join(all)})`)
  return { ...(await pageOfHits(context, query, folders, newest)), isIndexing: !isWhole }
}
