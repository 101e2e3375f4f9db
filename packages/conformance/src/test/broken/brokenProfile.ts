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
  {
    what: 'keeps what somebody says of their gender for themselves alone',
    world: inPort('contacts', (contacts) => ({
      lookUp: async (address, options) => ({
        ...(await contacts.lookUp(address, options)),
        gender: 'unknown',
      }),
    })),
    found: ['profile/gender'],
  },
  {
    what: 'shows each picture under the same address',
    world: inPort('profile', (profile) => ({
      async profile(options) {
        const own = await profile.profile(options)
        return { ...own, ...(own.pictureUrl !== undefined && { pictureUrl: '/picture' }) }
      },
    })),
    found: ['profile/picture'],
  },
  {
    what: 'takes every file for a picture',
    world: inPort('profile', (profile) => ({
      setPicture: (picture) => profile.setPicture(picture).catch(() => undefined),
    })),
    found: ['profile/wrong-pictures'],
  },
]
