import { transitStays, type DiskEntry, type DiskPlace } from '@mailroom/core'
import { useFileShareActs } from '@mailroom/react'
import {
  ClockIcon,
  DownloadIcon,
  DriveIcon,
  FolderMoveIcon,
  LinkIcon,
  PencilIcon,
  TrashIcon,
  type MenuEntry,
} from '@mailroom/ui'
import type { ReactElement } from 'react'
import type { SayFiles } from '../filesStrings'
import type { Asked } from './Asked'
import { useEntryDownload } from './useEntryDownload'
import { useRenewal } from './useRenewal'

/** Something that can be done with files, as a line of a menu and as a button. */
export interface FileAct {
  readonly kind?: 'item' | 'branch'
  readonly id: string
  readonly label: string
  readonly icon: ReactElement
  /** The key that does the same. */
  readonly shortcut?: string
  readonly tone?: 'danger'
  readonly onSelect: () => void
  /** Lines that it opens, of which each does something else. */
  readonly entries: readonly MenuEntry[]
}

/** What can be done with files. */
export interface FileActs {
  /** With these, in the order of their use. */
  readonly of: (entries: readonly DiskEntry[]) => readonly FileAct[]
  readonly download: (entries: readonly DiskEntry[]) => void
}

interface FileActsOptions {
  readonly t: SayFiles
  readonly place: DiskPlace
  readonly canWrite: boolean
  /** Opens a window. */
  readonly ask: (asked: Asked) => void
}

/** What this person can do with files that lie here. @source FC-02, FC-05 */
export function useFileActs({ t, place, canWrite, ask }: FileActsOptions): FileActs {
  const download = useEntryDownload(t, place)
  const renew = useRenewal(t)
  const canShare = useFileShareActs().isAvailable
  const isTransit = place === 'transit'
  const of = (entries: readonly DiskEntry[]): readonly FileAct[] => {
    const [entry] = entries
    if (!entry) return []
    const isOne = entries.length === 1
    const act = (id: string, label: string, icon: ReactElement, onSelect: () => void): FileAct => ({
      ...{ id, label, icon, onSelect, entries: [] },
    })
    const lines: FileAct[] = [act('download', t('download'), <DownloadIcon />, () => download(entries))]
    if (isTransit) {
      lines.push(
        {
          ...act('renew', t('renew'), <ClockIcon />, () => undefined),
          kind: 'branch',
          entries: transitStays.map((stay) => ({
            id: stay,
            label: t(`renew_${stay}`),
            onSelect: () => void renew(entries, stay),
          })),
        },
        act('keep', t('keep'), <DriveIcon />, () => ask({ kind: 'keep', entries })),
      )
    } else {
      // Whoever may only read on a disk does not give away what lies there.
      if (isOne && entry.kind === 'file' && canWrite && canShare)
        lines.push(act('share', t('share'), <LinkIcon />, () => ask({ kind: 'share', entry })))
      if (isOne && canWrite)
        lines.push({
          ...act('rename', t('rename'), <PencilIcon />, () => ask({ kind: 'rename', entry })),
          shortcut: 'F2',
        })
      if (canWrite)
        lines.push(act('move', t('moveTo'), <FolderMoveIcon />, () => ask({ kind: 'move', entries })))
    }
    if (canWrite || isTransit)
      lines.push({
        ...act('delete', t('delete'), <TrashIcon />, () => ask({ kind: 'remove', entries })),
        ...{ shortcut: 'Delete', tone: 'danger' },
      })
    return lines
  }
  return { of, download }
}
