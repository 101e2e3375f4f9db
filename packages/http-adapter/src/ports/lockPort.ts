import type { LockPort, LockScope } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapFor } from '../session/wrapFor'

/** Whether it is set, and open in this session. */
const names = {
  folders: ['is_lockmailbox', 'is_maibox_rel'],
  files: ['is_lockfile', 'is_file_rel'],
  calendar: ['is_lockcalendar', 'is_calendar_rel'],
} as const

/** A lock of the user's, over HTTP. Its password travels wrapped like that of the account. */
export function createLockPort(client: HttpClient, scope: LockScope): LockPort {
  const send = async (name: 'setFolderLock' | 'openFolderLock' | 'removeFolderLock', password: string) => {
    await client.send(name, { body: { lock_password: await wrapFor(client, password), scope } })
  }
  return {
    state: async (options) => {
      const answer = await client.send('folderLock', { options })
      const [isSet, isOpen] = names[scope]
      return { isSet: answer[isSet], isOpen: answer[isOpen] }
    },
    set: (password) => send('setFolderLock', password),
    open: (password) => send('openFolderLock', password),
    remove: (password) => send('removeFolderLock', password),
  }
}
