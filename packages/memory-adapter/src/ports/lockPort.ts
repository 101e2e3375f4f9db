import { lockPasswordLengths, MailroomError, type LockPort, type LockScope } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'

/** Wrong passwords after which everybody has to wait for a while. */
const maxFailures = 5
const firstWaitMs = 30_000

const portOf = { folders: 'folderLock', files: 'fileLock', calendar: 'calendarLock' } as const

/** A lock of whoever is signed in. Opened for one seat, which is one session. */
export function createLockPort(seat: Seat, calls: Calls, scope: LockScope): LockPort {
  const name = portOf[scope]
  const check = (password: string) => {
    const lock = seat.user.locks.get(scope)
    if (!lock) throw new MailroomError('notFound', 'There is no lock.')
    const waitMs = lock.waitUntil - seat.system.now()
    if (waitMs > 0) {
      const retryAfterSeconds = Math.ceil(waitMs / 1000)
      throw new MailroomError('locked', 'Too many wrong passwords.', { retryAfterSeconds })
    }
    if (password !== lock.password) {
      lock.failures += 1
      const over = lock.failures - maxFailures
      if (over >= 0) lock.waitUntil = seat.system.now() + firstWaitMs * 2 ** Math.min(over, 5)
      throw wrongPassword('The password is wrong.')
    }
    lock.failures = 0
  }
  const tell = () => seat.user.publish({ kind: 'foldersChanged' })

  return {
    state: (options) =>
      calls.make(
        `${name}.state`,
        () => ({ isSet: seat.user.locks.has(scope), isOpen: seat.hasOpened(scope) }),
        options,
      ),
    set: (password) =>
      calls.make(`${name}.set`, () => {
        const { user } = seat
        if (user.locks.has(scope)) throw new MailroomError('conflict', 'There is a lock already.')
        const { min, max } = lockPasswordLengths
        const length = Array.from(password).length
        if (length < min || length > max) throw wrongPassword(`The password has ${min} to ${max} characters.`)
        user.locks.set(scope, { password, failures: 0, waitUntil: 0, openedBy: new Set() })
        tell()
      }),
    open: (password) =>
      calls.make(`${name}.open`, () => {
        check(password)
        seat.user.locks.get(scope)?.openedBy.add(seat)
        tell()
      }),
    remove: (password) =>
      calls.make(`${name}.remove`, () => {
        check(password)
        seat.user.locks.delete(scope)
        tell()
      }),
  }
}

const wrongPassword = (message: string) =>
  new MailroomError('invalid', message, { fields: { password: [message] } })
