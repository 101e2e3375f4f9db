import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** Mailboxes of others. */
export const brokenShares: readonly BrokenAdapter[] = [
  {
    what: 'stays where it is when somebody goes into a mailbox',
    world: inPort('shares', () => ({ enter: async () => undefined })),
    found: ['shares/into-and-back'],
  },
  {
    what: 'says that there is no way back, and stays',
    world: inPort('shares', () => ({ leave: async () => undefined })),
    found: ['shares/into-and-back', 'shares/over', 'shares/foreign'],
  },
  {
    what: 'does nothing and says nothing where a level does not reach',
    world: inPort('messages', ({ setState }) => ({ setState: instead(setState, () => undefined) })),
    found: ['shares/levels'],
  },
  {
    what: 'lets everybody who is let in see for how long the owner has been there',
    world: inPort('openSessions', ({ list }) => ({ list: instead(list, () => []) })),
    found: ['shares/levels'],
  },
  {
    what: 'does not say who has sent a mail in the name of somebody else',
    world: inPort('messages', ({ read }) => ({
      read: async (ref, options) => ({ ...(await read(ref, options)), sender: undefined }),
    })),
    found: ['shares/sender'],
  },
  {
    what: 'does not tell a reviewer who has sent a mail in the name of somebody else',
    world: inPort('review', ({ read }) => ({
      read: async (id, options) => ({ ...(await read(id, options)), sender: undefined }),
    })),
    found: ['shares/held'],
  },
  {
    what: 'goes on answering whoever was put out',
    world: inPort('folders', ({ list }) => ({ list: instead(list, () => []) })),
    found: ['shares/over'],
  },
  {
    what: 'does not tell whoever is put out',
    world: inPort('live', ({ subscribe }) => ({
      subscribe: (listener) =>
        subscribe({
          ...listener,
          onEvent: (event) => event.kind !== 'shareEnded' && listener.onEvent(event),
        }),
    })),
    found: ['shares/over'],
  },
  {
    what: 'takes every share for one that is there',
    world: inPort('shares', ({ enter }) => ({ enter: instead(enter, () => undefined) })),
    found: ['shares/foreign'],
  },
  {
    what: 'takes every lock along as open',
    world: inPort('folderLock', ({ state }) => ({
      state: async (options) => {
        const { isSet } = await state(options)
        return { isSet, isOpen: isSet }
      },
    })),
    found: ['shares/locks'],
  },
]
