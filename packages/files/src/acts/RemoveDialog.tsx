import { visibleFileName, type DiskEntry, type DiskPlace } from '@mailroom/core'
import { useDiskActs } from '@mailroom/react'
import { ConfirmDialog } from '@mailroom/ui'
import type { SayFiles } from '../filesStrings'
import { useAct } from './useAct'

export interface RemoveDialogProps {
  t: SayFiles
  place: DiskPlace
  entries: readonly DiskEntry[]
  onClose: () => void
}

/** Asks before files are deleted, and says what goes with them. @source FC-02, FC-05 */
export function RemoveDialog({ t, place, entries, onClose }: RemoveDialogProps) {
  const { remove } = useDiskActs()
  const act = useAct()
  const [first] = entries
  const hasFolders = entries.some(({ kind }) => kind === 'folder')
  const count = entries.length
  const ids = entries.map(({ id }) => id)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={
        count === 1 && first
          ? t('removeOne', { name: visibleFileName(first.name) })
          : t('removeMany', { count })
      }
      description={t(
        place === 'transit' ? 'removeTransitHint' : hasFolders ? 'removeFoldersHint' : 'removeHint',
      )}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      tone="danger"
      onConfirm={() => {
        onClose()
        void act({
          run: () => remove(place, ids),
          done: t('removed', { count }),
          failed: (reason) => t('removeFailed', { reason }),
        })
      }}
    />
  )
}
