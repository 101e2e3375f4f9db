import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** Where people are signed in. */
export const brokenOpenSessions: readonly BrokenAdapter[] = [
  {
    what: 'does not know its own session',
    world: inPort('openSessions', (port) => ({
      list: async () => (await port.list()).map((session) => ({ ...session, isCurrent: false })),
    })),
    found: ['open-sessions/list'],
  },
  {
    what: 'is content to end what is not there',
    world: inPort('openSessions', (port) => ({ end: instead(port.end, () => undefined) })),
    found: ['open-sessions/list', 'open-sessions/end'],
  },
]
