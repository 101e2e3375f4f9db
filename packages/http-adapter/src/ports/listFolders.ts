import type { FoldersPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { loadLater } from '../later/loadLater'
import { fromWireFolder } from '../wire/folders'
import { foldersAtOnce } from './foldersAtOnce'

/** The folders of the mailbox, which stand beside a list, over HTTP. */
export const listFolders = (client: HttpClient): Pick<FoldersPort, 'list'> => ({
  list: async (options) => {
    const { results, count = 0 } = await client.send('folders', {
      query: { limit: String(foldersAtOnce) },
      options,
    })
    const folders = results.map(fromWireFolder)
    if (folders.length >= count) return folders
    return (await loadLater()).withOtherFolders(client, folders, count, options)
  },
})
