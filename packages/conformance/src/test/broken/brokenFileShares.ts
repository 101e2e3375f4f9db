import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** Files that are shared by an address and a code. */
export const brokenFileShares: readonly BrokenAdapter[] = [
  {
    what: 'lists the oldest share first',
    world: inPort('fileShares', (port) => ({
      list: async (question) => {
        const { shares, total } = await port.list(question)
        return { shares: shares.toReversed(), total }
      },
    })),
    found: ['file-shares/create'],
  },
  {
    what: 'ends no share',
    world: inPort('fileShares', () => ({ end: async () => undefined })),
    found: ['file-shares/end', 'file-shares/locked'],
  },
  {
    what: 'shares whatever it is asked for',
    world: inPort('fileShares', (port) => ({
      create: async (file, days) => {
        try {
          return await port.create(file, days)
        } catch {
          const { shares } = await port.list({ offset: 0, limit: 1 })
          return shares[0]!
        }
      },
    })),
    found: ['file-shares/refuses'],
  },
]
