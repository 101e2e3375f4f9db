import type { FolderLockPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapFor } from '../session/wrapFor'

/** The lock on the user's own folders, over HTTP. Its password travels wrapped like that of the account. */
export function createFolderLockPort(client: HttpClient): FolderLockPort {
  const send = async (name: 'setFolderLock' | 'openFolderLock' | 'removeFolderLock', password: string) => {
    await client.send(name, { body: { lock_password: await wrapFor(client, password) } })
  }
  return {
    state: async (options) => {
      const { is_lockmailbox, is_maibox_rel } = await client.send('folderLock', { options })
      return { isSet: is_lockmailbox, isOpen: is_maibox_rel }
    },
    set: (password) => send('setFolderLock', password),
    open: (password) => send('openFolderLock', password),
    remove: (password) => send('removeFolderLock', password),
  }
}
