import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** The lock on the screen. */
export const brokenScreenLock: readonly BrokenAdapter[] = [
  {
    what: 'locks nothing',
    world: inPort('screenLock', () => ({ lock: async () => undefined, unlock: async () => undefined })),
    found: ['keeps', 'wrong', 'live', 'nobody'].map((name) => `screen-lock/${name}`),
  },
  {
    what: 'keeps the next session locked too',
    world: inPort('session', (session) => ({
      async current() {
        const known = await session.current()
        return known && { ...known, isLocked: true }
      },
    })),
    found: ['screen-lock/sign-out'],
  },
]
