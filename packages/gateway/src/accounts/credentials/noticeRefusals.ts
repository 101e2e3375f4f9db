import { isMailroomError } from '@mailroom/core'
import type { ImapAccount } from '../../doors/mail-store/imap/connection/ImapAccount'

/**
 * The same account. Whoever finds that its server refuses the password, be it in the background, where nobody would be
 * told, is noticed.
 */
export function noticeRefusals(account: ImapAccount, onRefused: () => void): ImapAccount {
  const notice = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (isMailroomError(error) && error.kind === 'unauthenticated') onRefused()
      throw error
    }
  }
  return {
    capabilities: () => notice(account.capabilities()),
    folders: (options) => notice(account.folders(options)),
    status: (path, options) => notice(account.status(path, options)),
    createFolder: (path) => notice(account.createFolder(path)),
    renameFolder: (path, parts, inside) => notice(account.renameFolder(path, parts, inside)),
    deleteFolder: (path) => notice(account.deleteFolder(path)),
    withFolder: (path, work, options) => notice(account.withFolder(path, work, options)),
    append: (path, content, options) => notice(account.append(path, content, options)),
    quota: (options) => notice(account.quota(options)),
    watch: (path, onChange, onState) =>
      account.watch(path, onChange, (isConnected) => {
        onState?.(isConnected)
        // Why a line was lost is not said; whoever was refused is refused again.
        if (!isConnected) notice(account.capabilities()).catch(() => {})
      }),
    close: () => account.close(),
  }
}
