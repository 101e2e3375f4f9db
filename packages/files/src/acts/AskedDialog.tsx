import type { DiskPlace, UploadId } from '@mailroom/core'
import { LatePart, partOf } from '@mailroom/ui'
import type { SayFiles } from '../filesStrings'
import { MoveDialog } from '../moving/MoveDialog'
import type { Asked } from './Asked'
import { NameDialog } from './NameDialog'
import { RemoveDialog } from './RemoveDialog'

const ShareDialog = /* @__PURE__ */ partOf(() => import('../shares/ShareDialog'), 'ShareDialog')

export interface AskedDialogProps {
  t: SayFiles
  asked: Asked
  place: DiskPlace
  folderId: UploadId | undefined
  onClose: () => void
}

/** The window that was wanted. */
export function AskedDialog({ t, asked, place, folderId, onClose }: AskedDialogProps) {
  switch (asked.kind) {
    case 'remove':
      return <RemoveDialog {...{ t, place, onClose }} entries={asked.entries} />
    case 'move':
    case 'keep':
      return <MoveDialog {...{ t, place, folderId, onClose }} entries={asked.entries} />
    case 'newFolder':
    case 'rename':
      if (place === 'transit') return null
      return (
        <NameDialog
          {...{ t, onClose }}
          target={{ place, ...(folderId !== undefined && { folderId }) }}
          entry={asked.kind === 'rename' ? asked.entry : undefined}
        />
      )
    case 'share':
      return place === 'transit' ? null : (
        <LatePart>
          <ShareDialog file={{ place, id: asked.entry.id, name: asked.entry.name }} onClose={onClose} />
        </LatePart>
      )
  }
}
