import { folderLockPasswordLengths, MailroomError, type FolderLockPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'

/** Wrong passwords after which everybody has to wait for a while. */
const maxFailures = 5
const firstWaitMs = 30_000

/** The lock on the folders of whoever is signed in. Opened for one seat, which is one session. */
export function createFolderLockPort(seat: Seat, calls: Calls): FolderLockPort {
  const check = (password: string) => {
    const { folderLock } = seat.user
    if (!folderLock) throw new MailroomError('notFound', 'There is no lock.')
    const waitMs = folderLock.waitUntil - seat.system.now()
    if (waitMs > 0) {
      const retryAfterSeconds = Math.ceil(waitMs / 1000)
      throw new MailroomError('locked', 'Too many wrong passwords.', { retryAfterSeconds })
    }
    if (password !== folderLock.password) {
      folderLock.failures += 1
      const over = folderLock.failures - maxFailures
      if (over >= 0) folderLock.waitUntil = seat.system.now() + firstWaitMs * 2 ** Math.min(over, 5)
      throw wrongPassword('The password is wrong.')
    }
    folderLock.failures = 0
  }
  const tell = () => seat.user.publish({ kind: 'foldersChanged' })

  return {
    state: (options) =>
      calls.make(
        'folderLock.state',
        () => ({ isSet: seat.user.folderLock !== undefined, isOpen: seat.hasOpenedFolders }),
        options,
      ),
    set: (password) =>
      calls.make('folderLock.set', () => {
        const { user } = seat
        if (user.folderLock) throw new MailroomError('conflict', 'There is a lock already.')
        const { min, max } = folderLockPasswordLengths
        const length = Array.from(password).length
        if (length < min || length > max) throw wrongPassword(`The password has ${min} to ${max} characters.`)
        user.folderLock = { password, failures: 0, waitUntil: 0, openedBy: new Set() }
        tell()
      }),
    open: (password) =>
      calls.make('folderLock.open', () => {
        check(password)
        seat.user.folderLock?.openedBy.add(seat)
        tell()
      }),
    remove: (password) =>
      calls.make('folderLock.remove', () => {
        check(password)
        seat.user.folderLock = undefined
        tell()
      }),
  }
}

const wrongPassword = (message: string) =>
  new MailroomError('invalid', message, { fields: { password: [message] } })
