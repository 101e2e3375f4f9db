import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** What greets people. */
export const brokenHome: readonly BrokenAdapter[] = [
  {
    what: 'counts no unread mail on the home page',
    world: inPort('home', (port) => ({ info: async () => ({ ...(await port.info()), unreadCount: 0 }) })),
    found: ['home/figures'],
  },
  {
    what: 'forgets the sign-in before this one',
    world: inPort('home', (port) => ({
      signIns: async () => {
        const { current } = await port.signIns()
        return current ? { current } : {}
      },
    })),
    found: ['home/sign-ins'],
  },
]
