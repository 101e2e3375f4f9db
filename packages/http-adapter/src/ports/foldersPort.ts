import type { FoldersPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireFolder } from '../wire/folders'

/** What can be done with the folders of the mailbox, over HTTP. */
export const createFoldersPort = (client: HttpClient): Omit<FoldersPort, 'list' | 'parts'> => ({
  get: async (folder, options) => fromWireFolder(await client.send('folder', { query: { folder }, options })),
  empty: async (folder) => {
    await client.send('emptyFolder', { body: { folder } })
  },
  create: async ({ name, parent }) =>
    fromWireFolder(await client.send('createFolder', { body: { name, parent } })),
  rename: async (folder, { name, parent }) =>
    fromWireFolder(await client.send('renameFolder', { body: { src_folder: folder, name, parent } })),
  delete: async (folder, mails) => {
    if (mails === 'none') {
      await client.send('deleteEmptyFolder', { path: { folder } })
      return
    }
    const fate = mails === 'delete' ? { is_delete: true } : { dst_folder: mails.moveTo }
    await client.send('deleteFolder', { body: { src_folder: folder, ...fate } })
  },
})
