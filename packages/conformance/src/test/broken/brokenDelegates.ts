import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** Who may work in whose mailbox. */
export const brokenDelegates: readonly BrokenAdapter[] = [
  {
    what: 'lets everybody in for reading alone',
    world: inPort('delegates', (delegates) => ({ set: (address) => delegates.set(address, 'readOnly') })),
    found: ['delegates/levels'],
  },
  {
    what: 'says of nobody that they cannot be let in',
    world: inPort('delegates', (delegates) => ({
      set: (address, level) => delegates.set(address, level).catch(() => undefined),
    })),
    found: ['delegates/wrong'],
  },
]
