import type { FoldersPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireFolder, sortFolders } from '../wire/folders'

/** The folders of the mailbox, over HTTP. */
export const createFoldersPort = (client: HttpClient): FoldersPort => ({
  list: async (options) => {
    const { results } = await client.send('folders', { options })
    return sortFolders(results.map(fromWireFolder))
  },
  empty: async (folder) => {
    await client.send('emptyFolder', { body: { folder } })
  },
})
