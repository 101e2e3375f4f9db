import { MailroomError, type FileShare, type FileSharesPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { diskOf, writable } from '../online/disks'
import type { Seat } from '../system/Seat'

const dayMs = 86_400_000

/** A share as it is stored. */
export type StoredShare = Omit<FileShare, 'state'> & { readonly isEnded: boolean }

/** Files of the disks that whoever is signed in shares. Nobody fetches anything from memory. */
export function createFileSharesPort(seat: Seat, calls: Calls): FileSharesPort {
  const toShare = ({ isEnded, ...share }: StoredShare): FileShare => {
    const item = diskOf(seat, share.place).get(share.fileId)
    const isOver = share.expiresAt <= seat.system.now()
    const state = isEnded ? 'ended' : !item ? 'gone' : isOver ? 'expired' : 'open'
    return { ...share, name: item?.name ?? share.name, state }
  }
  return {
    create: ({ place, id }, days) =>
      calls.make('fileShares.create', () => {
        seat.requireOpenFiles()
        const item = diskOf(seat, place).get(id)
        if (!item) throw new MailroomError('notFound', 'The file is not there any more.')
        writable(seat, { place })
        if (!item.file) {
          const message = 'A folder cannot be shared.'
          throw new MailroomError('invalid', message, { fields: { id: [message] } })
        }
        const { user, system } = seat
        const share: StoredShare = {
          ...{ id: crypto.randomUUID(), place, fileId: id, name: item.name, sizeBytes: item.sizeBytes },
          address: `https://mail.${system.company.domain}/fileshare/${crypto.randomUUID()}`,
          code: crypto
            .randomUUID()
            .replaceAll(/[^a-f2-9]/g, '')
            .slice(0, 6),
          ...{ createdAt: system.now(), expiresAt: system.now() + days * dayMs },
          ...{ downloadCount: 0, isEnded: false },
        }
        user.fileShares.set(share.id, share)
        return toShare(share)
      }),
    list: ({ offset, limit }, options) =>
      calls.make(
        'fileShares.list',
        () => {
          seat.requireOpenFiles()
          const all = [...seat.user.fileShares.values()].reverse()
          return { shares: all.slice(offset, offset + limit).map(toShare), total: all.length }
        },
        options,
      ),
    end: (ids) =>
      calls.make('fileShares.end', () => {
        seat.requireOpenFiles()
        const { fileShares } = seat.user
        for (const id of ids) {
          const share = fileShares.get(id)
          if (share) fileShares.set(id, { ...share, isEnded: true })
        }
      }),
  }
}
