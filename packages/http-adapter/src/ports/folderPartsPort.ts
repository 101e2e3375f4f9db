import type { WireFolder } from '@mailroom/api'
import { sortFolders, type Folder, type FolderPartsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireFolder } from '../wire/folders'
import { foldersAtOnce } from './foldersAtOnce'
import { otherPages } from './otherPages'

/** Most that the gateway gives at once. */
const mostAtOnce = 1000

/** The folders of the mailbox part by part, over HTTP. */
export const createFolderPartsPort = (client: HttpClient): FolderPartsPort => ({
  async first(folder, options) {
    const { results, has_more = false } = await client.send('firstFolders', { query: { folder }, options })
    return { folders: results.map(fromWireFolder), hasMore: has_more }
  },
  below: (folder, options) =>
    allOf((page) => client.send('foldersBelow', { query: { ...page, folder }, options })),
  inside: (folder, options) =>
    allOf((page) => client.send('foldersInside', { query: { ...page, folder }, options })),
  async find(text, limit, options) {
    const query = { text, limit: String(limit) }
    const { results, count } = await client.send('foundFolders', { query, options })
    return { folders: results.map(fromWireFolder), totalCount: count }
  },
})

type Ask = (page: { readonly limit: string; readonly offset: string }) => Promise<{
  readonly results: readonly WireFolder[]
  readonly count?: number | undefined
}>

/** All folders of an answer that comes in pages. */
async function allOf(ask: Ask): Promise<readonly Folder[]> {
  const answer = await inPages(ask, foldersAtOnce)
  // One that goes meanwhile moves those behind it: larger pages leave less room for that.
  return sortFolders((answer.isWhole ? answer : await inPages(ask, mostAtOnce)).folders)
}

async function inPages(ask: Ask, limit: number) {
  const page = (offset: number) => ask({ limit: String(limit), offset: String(offset) })
  const { results, count = results.length } = await page(0)
  const others = await otherPages(async (offset) => (await page(offset)).results, limit, count)
  const folders = new Map([...results, ...others].map((folder) => [folder.raw_name, folder]))
  return { isWhole: folders.size >= count, folders: [...folders.values()].map(fromWireFolder) }
}
