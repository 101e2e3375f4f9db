import type { FoldersPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireFolder } from '../wire/folders'

/** The folders of the mailbox, which stand beside a list, over HTTP. */
export const listFolders = (client: HttpClient): Pick<FoldersPort, 'list'> => ({
  list: async (options) => {
    const { results } = await client.send('folders', { options })
    return results.map(fromWireFolder)
  },
})
