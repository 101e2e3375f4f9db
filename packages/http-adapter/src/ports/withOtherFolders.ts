import { sortFolders, type Folder, type ReadOptions } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireFolder } from '../wire/folders'
import { foldersAtOnce } from './foldersAtOnce'
import { otherPages } from './otherPages'

/**
 * The folders of a large mailbox: those of its first page, and of all other pages.
 *
 * @param count how many there are
 */
export async function withOtherFolders(
  client: HttpClient,
  first: readonly Folder[],
  count: number,
  options: ReadOptions | undefined,
): Promise<readonly Folder[]> {
  const limit = String(foldersAtOnce)
  const ask = async (offset: number) => {
    const query = { limit, offset: String(offset) }
    return (await client.send('folders', { query, options })).results.map(fromWireFolder)
  }
  const others = await otherPages(ask, foldersAtOnce, count)
  // One that is made or goes meanwhile moves the others: a page may have some of another, or none may have them.
  const folders = new Map([...first, ...others].map((folder) => [folder.id, folder]))
  if (folders.size < count)
    return (await client.send('folders', { query: {}, options })).results.map(fromWireFolder)
  return sortFolders([...folders.values()])
}
