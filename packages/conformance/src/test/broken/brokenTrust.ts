import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** Where mails come from. */
export const brokenTrust: readonly BrokenAdapter[] = [
  {
    what: 'leaves lists that were never joined',
    world: inPort('trust', (trust) => ({
      inspect: instead(trust.inspect, () => ({})),
      unsubscribe: async () => undefined,
    })),
    found: ['trust/plain', 'trust/own'],
  },
  {
    what: 'says of no mail why it is here',
    world: inPort('trust', (trust) => ({
      inspect: async (ref) => ({ ...(await trust.inspect(ref)), reasons: [] }),
    })),
    found: ['trust/reason'],
  },
  {
    what: 'keeps no log of what was done with a mail',
    world: inPort('trust', (trust) => ({
      inspect: async (ref) => ({ ...(await trust.inspect(ref)), log: [] }),
    })),
    found: ['trust/reason'],
  },
]
