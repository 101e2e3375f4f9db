import {
  visibleFileName,
  type DiskEntry,
  type DiskPlace,
  type DiskTarget,
  type UploadId,
} from '@mailroom/core'
import { useDiskActs } from '@mailroom/react'
import { Button, Dialog } from '@mailroom/ui'
import { useState } from 'react'
import { useAct } from '../acts/useAct'
import type { SayFiles } from '../filesStrings'
import { FolderPicker, type PickedFolder } from './FolderPicker'

export interface MoveDialogProps {
  t: SayFiles
  place: DiskPlace
  /** Where they lie now. */
  folderId: UploadId | undefined
  entries: readonly DiskEntry[]
  onClose: () => void
}

/**
 * Asks for a folder: of the same disk to move files to, or of one's own disk to keep what lies in transit.
 *
 * @source FC-02, FC-05
 */
export function MoveDialog({ t, place, folderId, entries, onClose }: MoveDialogProps) {
  const acts = useDiskActs()
  const act = useAct()
  const isKept = place === 'transit'
  const disk = isKept ? 'personal' : place
  const [picked, setPicked] = useState<PickedFolder>()
  const [first] = entries
  const count = entries.length
  const ids = entries.map(({ id }) => id)
  const start = () => {
    if (!picked) return
    const into: DiskTarget = { place: disk, ...(picked.id !== undefined && { folderId: picked.id }) }
    onClose()
    void act({
      run: () => (isKept ? acts.keepOnDisk(ids, into) : acts.move(ids, into)),
      done: t(isKept ? 'kept' : 'moved', { count, folder: picked.name }),
      failed: (reason) => t(isKept ? 'keepFailed' : 'moveFailed', { reason }),
    })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        count === 1 && first
          ? t(isKept ? 'keepOne' : 'moveOne', { name: visibleFileName(first.name) })
          : t(isKept ? 'keepMany' : 'moveMany', { count })
      }
      description={t('pickerHint')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            // They lie there already.
            disabled={!picked || (!isKept && picked.id === folderId)}
            onClick={start}
          >
            {t(isKept ? 'keepHere' : 'moveHere')}
          </Button>
        </>
      }
    >
      <FolderPicker {...{ t, disk }} without={isKept ? [] : ids} onPick={setPicked} />
    </Dialog>
  )
}
