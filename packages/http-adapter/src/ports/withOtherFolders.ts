import { sortFolders, type Folder, type ReadOptions } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireFolder } from '../wire/folders'
import { foldersAtOnce } from './foldersAtOnce'

/** Questions at the same time; a browser has six lines to a server, and others want one. */
const atOnce = 3

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
  // One that is made or goes meanwhile moves the others: a page may have some of another, or none may have them.
  const folders = new Map(first.map((folder) => [folder.id, folder]))
  let offset = first.length
  const askOn = async () => {
    while (offset < count) {
      const query = { limit: String(foldersAtOnce), offset: String(offset) }
      offset += foldersAtOnce
      const { results } = await client.send('folders', { query, options })
      for (const folder of results.map(fromWireFolder)) folders.set(folder.id, folder)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOn))
  if (folders.size < count)
    return (await client.send('folders', { query: {}, options })).results.map(fromWireFolder)
  return sortFolders([...folders.values()])
}
