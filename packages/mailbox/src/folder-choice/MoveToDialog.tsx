import type { FolderId } from '@mailroom/core'
import { useBringFolders, useStrings } from '@mailroom/react'
import { FolderChoiceDialog } from './FolderChoiceDialog'
import { folderChoiceStrings } from './folderChoiceStrings'
import { noteTarget } from './latestTargets'
import { isMoveTarget } from './moveTargets'

export interface MoveToDialogProps {
  /** Where the mail is: not offered. */
  from: FolderId | undefined
  onChoose: (id: FolderId) => void
  onClose: () => void
}

/** Where mail goes to, among more folders than a menu can show. @source ML-06, FL-01 */
export function MoveToDialog({ from, onChoose, onClose }: MoveToDialogProps) {
  const { t } = useStrings(folderChoiceStrings)
  const bring = useBringFolders()
  const choose = (id: FolderId) => {
    noteTarget(id)
    // The menu offers it again, once the page knows it. That it is gone is said by the move.
    void bring?.one(id).catch(() => undefined)
    onChoose(id)
  }
  return (
    <FolderChoiceDialog
      title={t('title')}
      isTarget={(folder) => isMoveTarget(folder, from)}
      onChoose={choose}
      onClose={onClose}
    />
  )
}
