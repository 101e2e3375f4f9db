import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** Files that mails link to. */
export const brokenDisk: readonly BrokenAdapter[] = [
  {
    what: 'forgets which links a mail has',
    world: inPort('disk', () => ({ links: () => Promise.resolve([]) })),
    found: ['disk/links', 'disk/withdraw'],
  },
  {
    what: 'gives a file that goes as a link another id',
    world: inPort('disk', (disk) => ({
      keepOnline: async (id) => ({ ...(await disk.keepOnline(id)), id: 'another' }),
    })),
    found: ['disk/keeps'],
  },
  {
    what: 'stores files to link to under any name',
    world: inPort('disk', (disk) => ({
      upload: instead(disk.upload, ({ name, size }) => ({
        ...{ id: 'x', name, sizeBytes: size, contentType: '', online: { expiresAt: 0 } },
      })),
    })),
    found: ['disk/refused'],
  },
  {
    what: 'links to a file of a disk anew each time',
    world: inPort('disk', (disk) => ({
      link: async (...question) =>
        (await disk.link(...question)).map((file) => ({ ...file, id: crypto.randomUUID() })),
    })),
    found: ['disk/places'],
  },
]
