import { isMailroomError } from '@mailroom/core'
import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** What is done with files and folders of the disks. */
export const brokenDiskActs: readonly BrokenAdapter[] = [
  {
    what: 'says that files have other names and leaves them as they are',
    world: inPort('disk', (disk) => ({
      rename: async (place, id, name) => {
        const { entries } = await disk.list({ place, offset: 0, limit: 100 })
        return { ...entries.find((entry) => entry.id === id)!, name }
      },
    })),
    found: ['disk-acts/rename'],
  },
  {
    what: 'moves those of several that can be moved',
    world: inPort('disk', (disk) => ({
      move: async (ids, into) => {
        const moved = await Promise.allSettled(ids.map((id) => disk.move([id], into)))
        for (const each of moved) if (each.status === 'rejected') throw each.reason
      },
    })),
    found: ['disk-acts/move'],
  },
  {
    what: 'says of nothing that its name is taken where it is moved to',
    world: inPort('disk', (disk) => ({
      move: (ids, into) =>
        disk.move(ids, into).catch((error: unknown) => {
          if (!isMailroomError(error) || error.kind !== 'conflict') throw error
        }),
    })),
    found: ['disk-acts/move'],
  },
  {
    what: 'deletes no folder',
    world: inPort('disk', (disk) => ({
      remove: async (place, ids) => {
        const { entries } =
          place === 'transit' ? { entries: [] } : await disk.list({ place, offset: 0, limit: 100 })
        const folders = new Set(entries.filter(({ kind }) => kind === 'folder').map(({ id }) => id))
        await disk.remove(
          place,
          ids.filter((id) => !folders.has(id)),
        )
      },
    })),
    found: ['disk-acts/remove'],
  },
  {
    what: 'packs whatever it is asked for',
    world: inPort('disk', () => ({ pack: async () => ({ name: 'files.zip', content: new Blob(['PK']) }) })),
    found: ['disk-acts/file', 'file-lock/keeps'],
  },
  {
    what: 'ends a stay in transit sooner when it is renewed for less',
    world: inPort('disk', (disk) => ({
      renew: async (ids, stay) =>
        (await disk.renew(ids, stay)).map((entry) => ({
          ...entry,
          expiresAt: Date.now() + (stay === 'year' ? 365 : 30) * 86_400_000,
        })),
    })),
    found: ['disk-acts/transit'],
  },
  {
    what: 'renews nothing when one of several is not there',
    world: inPort('disk', (disk) => ({
      renew: async (ids, stay) => {
        const { entries } = await disk.list({ place: 'transit', offset: 0, limit: 100 })
        const missing = ids.filter((id) => !entries.some((entry) => entry.id === id))
        return disk.renew(missing.length > 0 ? missing : ids, stay)
      },
    })),
    found: ['disk-acts/renew'],
  },
  {
    what: 'deletes what mails link to with its file',
    world: inPort('disk', (disk) => ({
      remove: async (place, ids) => {
        await disk.remove(place, ids)
        const { entries } = await disk.list({ place: 'transit', offset: 0, limit: 100 })
        await disk.remove(
          'transit',
          entries.map(({ id }) => id),
        )
      },
    })),
    found: ['disk-acts/linked'],
  },
  {
    what: 'leaves links open whose file was deleted in transit',
    world: inPort('disk', (disk) => ({
      links: async (...question) =>
        (await disk.links(...question)).map((link) => ({ ...link, state: 'open' as const })),
    })),
    found: ['disk/withdraw', 'disk-acts/links-end'],
  },
  {
    what: 'gives the files of the organisation to guests of a mailbox',
    world: inPort('disk', (disk) => ({
      file: async (place, ...question) => (place === 'company' ? new Blob() : disk.file(place, ...question)),
    })),
    found: ['shares/levels'],
  },
]
