import type { Folder, FolderId } from '@mailroom/core'
import { sql } from 'kysely'
import { compileOnce } from '../../../../database/compileOnce'
import { type Listed, listed, valuesOf } from '../../../../database/listed'
import type { Own } from '../listFolderPage'
import type { OwnFolders } from '../listFolders'
import { pathAbove } from './pathAbove'

/**
 * Those of some folders that have others directly below them that are not among them.
 *
 * @param folders each says in `hasMore` whether it may have such
 * @param whole   of these all are there that are directly below
 */
export async function openBranches(
  { database, accountId }: OwnFolders,
  folders: readonly Folder[],
  whole: ReadonlySet<FolderId> = new Set(),
): Promise<ReadonlySet<FolderId>> {
  const { db } = database
  const branches = folders.flatMap(({ id, hasMore }) => (hasMore && !whole.has(id) ? [id] : []))
  const given = Map.groupBy(folders, ({ parent }) => parent)
  // Of most there is nothing: the ways to single ones are counted.
  const parted = branches.filter((id) => given.has(id))
  if (parted.length === 0) return new Set(branches)
  const counts = await countsBelow(db, {
    accountId,
    names: listed(db, parted),
    most: folders.length + 1,
  })
  const complete = new Set(
    counts.flatMap(({ name, count }) => (count === given.get(name)!.length ? [name] : [])),
  )
  return new Set(branches.filter((id) => !complete.has(id)))
}

/** Folders of which only those say `hasMore` that have others. */
export const marked = (folders: readonly Folder[], open: ReadonlySet<FolderId>): readonly Folder[] =>
  folders.map(({ hasMore, ...folder }) => (hasMore && open.has(folder.id) ? { ...folder, hasMore } : folder))

interface Named extends Own {
  readonly names: Listed
  readonly most: number
}

/** How many are directly below each, up to so many. Counted for each by itself: by groups PostgreSQL reads all folders. */
export const countsBelow = compileOnce(
  (db, { accountId, names, most }: Named) => sql<{
    readonly name: string
    readonly count: number
  }>`with given(name) as ${valuesOf<string>(db, names, 'text')}
    select name, (select count(*) from (
      select 1 from folders below where below.account_id = ${accountId}
        and ${pathAbove('below.name')} = given.name || '/' limit ${most}
    ) as found) as count from given`,
)
