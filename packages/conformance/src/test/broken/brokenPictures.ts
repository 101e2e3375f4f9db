import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** Pictures from the web. */
export const brokenPictures: readonly BrokenAdapter[] = [
  {
    what: 'fetches whatever anybody asks for',
    world: inPort('pictures', (pictures) => ({
      tickets: instead(pictures.tickets, (_ref, addresses) => addresses),
      picture: instead(pictures.picture, () => new Blob()),
    })),
    found: ['pictures/inner', 'pictures/forged', 'pictures/own'],
  },
  {
    what: 'gives a ticket for any address',
    world: inPort('pictures', () => ({ tickets: async (_ref, addresses) => addresses })),
    found: ['pictures/tickets'],
  },
  {
    what: 'shows the pictures of the sender who was allowed last',
    world: inPort('pictures', () => {
      let allowed: readonly string[] = []
      return {
        senders: async () => allowed,
        allowSender: async (address) => void (allowed = [address]),
        disallowSender: async () => void (allowed = []),
      }
    }),
    found: ['pictures/senders', 'pictures/senders-refused'],
  },
]
