import { wireSuccess } from '../../wire/common'
import { wireUnlock, wireUnlocked } from '../../wire/screenLock'
import { call } from '../call'

/** The lock on the screen. */
export const screenLockCalls = {
  lockScreen: call('POST', '/api/core/lockscreen/set/', {
    area: 'session',
    summary:
      'Locks the screen of this session: everything but unlocking and signing out is refused with 423.',
    answer: wireSuccess,
    isForLocked: true,
  }),
  unlockScreen: call('POST', '/api/core/lockscreen/', {
    area: 'session',
    summary: 'Unlocks the screen with the wrapped password of the mailbox.',
    body: wireUnlock,
    answer: wireUnlocked,
    isForLocked: true,
  }),
} as const
