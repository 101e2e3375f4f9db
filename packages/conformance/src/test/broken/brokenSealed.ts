import type { OpenedMail } from '@mailroom/core'
import { inPort, type BrokenAdapter } from './BrokenAdapter'

const opened: OpenedMail = {
  text: 'opened',
  pictures: [],
  attachments: [],
  seal: { kind: 'password' },
}

/** Mails that have to be opened. */
export const brokenSealed: readonly BrokenAdapter[] = [
  {
    what: 'opens everything, with any password and as often as one likes',
    world: inPort('sealed', () => ({
      reveal: async () => opened,
      unlock: async () => opened,
      outside: async () => [],
      attachment: async () => new Blob([]),
    })),
    found: [
      'sealed/burn',
      'sealed/burn-at-once',
      'sealed/password',
      'sealed/password-tries',
      'sealed/outside',
      'sealed/unsealed',
    ],
  },
  {
    what: 'forgets the seals of its drafts, and sends mails without them',
    world: inPort('sending', (sending) => ({
      send: (content, id) => sending.send({ ...content, seal: undefined }, id),
    })),
    found: ['sealed/burn-refused', 'sealed/no-copies'],
  },
  {
    what: 'keeps the passwords of mails with its drafts',
    world: inPort('drafts', (drafts) => ({
      open: async (ref, options) => ({
        ...(await drafts.open(ref, options)),
        seal: { kind: 'password', password: 'a1B2c3' },
      }),
    })),
    found: ['sealed/draft'],
  },
]
