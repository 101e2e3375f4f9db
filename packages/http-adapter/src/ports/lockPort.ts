import type { LockPort, LockScope } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapFor } from '../session/wrapFor'

/** A lock of the user's, over HTTP. Its password travels wrapped like that of the account. */
export function createLockPort(client: HttpClient, scope: LockScope): LockPort {
  const send = async (name: 'setFolderLock' | 'openFolderLock' | 'removeFolderLock', password: string) => {
    await client.send(name, { body: { lock_password: await wrapFor(client, password), scope } })
  }
  return {
    state: async (options) => {
      const answer = await client.send('folderLock', { options })
      return scope === 'folders'
        ? { isSet: answer.is_lockmailbox, isOpen: answer.is_maibox_rel }
        : { isSet: answer.is_lockfile, isOpen: answer.is_file_rel }
    },
    set: (password) => send('setFolderLock', password),
    open: (password) => send('openFolderLock', password),
    remove: (password) => send('removeFolderLock', password),
  }
}
