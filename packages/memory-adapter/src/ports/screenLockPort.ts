import { isMailroomError, MailroomError, type ScreenLockPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'
import { checkPassword } from './sessionPort'

/** The lock on the screen of whoever is signed in. Its attempts count together with those at the sign-in. */
export function createScreenLockPort(seat: Seat, calls: Calls): ScreenLockPort {
  const somebody = () => {
    if (!seat.maybePerson) throw new MailroomError('unauthenticated', 'Nobody is signed in.')
    return seat.maybePerson
  }
  return {
    lock: () =>
      calls.make('screenLock.lock', () => {
        somebody()
        seat.setLocked(true)
      }),
    unlock: (password) =>
      calls.make('screenLock.unlock', () => {
        try {
          checkPassword(seat.system, somebody().address.address, password)
        } catch (error) {
          if (!isMailroomError(error) || error.kind !== 'invalid') throw error
          const message = 'The password is wrong.'
          throw new MailroomError('invalid', message, { fields: { password: [message] } })
        }
        seat.setLocked(false)
      }),
  }
}
