import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** Who somebody is to the organisation. */
export const brokenProfile: readonly BrokenAdapter[] = [
  {
    what: 'shows a name that waits as the one that somebody has',
    world: inPort('profile', (profile) => ({
      async profile(options) {
        const own = await profile.profile(options)
        return { ...own, name: own.nameRequest?.name ?? own.name }
      },
    })),
    found: ['profile/name'],
  },
  {
    what: 'takes every name',
    world: inPort('profile', (profile) => ({
      requestName: (wanted) => profile.requestName(wanted).catch(() => undefined),
    })),
    found: ['profile/wrong-names'],
  },
  {
    what: 'forgets that an account is to be closed',
    world: inPort('profile', (profile) => ({
      async profile(options) {
        const { closingRequest: _gone, ...own } = await profile.profile(options)
        return own
      },
    })),
    found: ['profile/closing'],
  },
]
