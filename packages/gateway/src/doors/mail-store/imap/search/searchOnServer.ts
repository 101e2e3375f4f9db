import { isMailroomError, type SearchQuery } from '@mailroom/core'
import { sql } from 'kysely'
import { maxSearchHits } from '../../sql/list/findHits'
import { toFolderFilter } from '../../sql/list/listMessages'
import { searchConditions } from '../../sql/search/searchConditions'
import type { SearchedFolders } from '../../sql/search/searchedFolders'
import { newestIds } from '../../sql/search/searchMessages'
import { folderWithId, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { ensureRows } from '../index/ensureRows'
import { publicUid } from '../publicUid'
import { serverCriteria } from './serverCriteria'

/** Mails of one folder that the server names: the newest. Each of them may have to get its row now. */
const maxPerFolder = 200

/** What the server found. */
export interface ServerHits {
  /** Ids of rows, newest first. */
  readonly ids: readonly number[]
  /** It was asked in all of the folders, and told all. */
  readonly isWhole: boolean
}

/** Finds mails by the server's SEARCH in folders that the index does not know whole. */
export async function searchOnServer(
  context: ImapContext,
  query: SearchQuery,
  searched: SearchedFolders,
  unindexed: readonly ImapFolderRow[],
  signal: AbortSignal,
): Promise<ServerHits> {
  const ids: number[] = []
  let isWhole = true
  for (const folder of unindexed) {
    if (signal.aborted) return { ids, isWhole: false }
    try {
      const named = await namedInFolder(context, query, folder, signal)
      ids.push(...(await thatMatch(context, query, searched, folder, named.uids)))
      isWhole &&= named.isWhole
    } catch (error) {
      // One folder that was deleted meanwhile, or a server that says no, takes nothing from what the others have.
      if (!isMailroomError(error)) throw error
      isWhole = false
    }
    if (ids.length > maxSearchHits) return { ids, isWhole: false }
  }
  return { ids, isWhole }
}

async function namedInFolder(
  context: ImapContext,
  { conditions }: SearchQuery,
  known: ImapFolderRow,
  signal: AbortSignal,
) {
  if (known.uid_validity === 0) await context.keeper.look(known)
  const folder = (await folderWithId(context.database.db, context.accountId, known.id)) ?? known
  const account = await context.account()
  return account.withFolder(
    folder.path,
    async (open) => {
      if (open.uidValidity !== folder.uid_validity) return { uids: [], isWhole: false }
      const found = await open.search(serverCriteria(conditions, context.now()), { signal })
      const newest = found.slice(-maxPerFolder)
      await context.locks.run([folder.name], () => ensureRows(context, folder, open, newest))
      return {
        uids: newest.map((uid) => publicUid(folder.uid_validity, uid)),
        isWhole: newest.length === found.length,
      }
    },
    { signal, uidValidity: folder.uid_validity },
  )
}

/** What the server cannot be asked, the rows tell. @param uids public */
async function thatMatch(
  context: ImapContext,
  { conditions, filter = { kind: 'all' } }: SearchQuery,
  searched: SearchedFolders,
  folder: ImapFolderRow,
  uids: readonly number[],
): Promise<number[]> {
  if (uids.length === 0) return []
  // A server does not search names of files alone; a mail without files has surely none of that name.
  const told = conditions.attachment?.trim() ? { ...conditions, hasAttachments: true } : conditions
  const wanted = await searchConditions(context, told, searched, await toFolderFilter(context, filter))
  if (wanted === undefined) return []
  return newestIds(
    context.database.db,
    sql`messages where messages.folder_id = ${folder.id} and messages.uid in (${sql.join(uids)}) and ${wanted}`,
  )
}
