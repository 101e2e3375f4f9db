import { visibleFileName, type Attachment, type AttachmentId } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { Dialog, LatePart } from '@mailroom/ui'
import { useState, type ReactNode } from 'react'
import * as styles from './AttachmentPreview.css'

/** What is shown, and what the preview tells of it. */
export interface ShownFile {
  readonly attachment: AttachmentId
  readonly onAttachmentChange: (attachment: AttachmentId) => void
  readonly onTitleChange: (name: string) => void
}

export interface PreviewDialogProps {
  /** Undefined while closed. */
  file: Attachment | undefined
  onClose: () => void
  children: (shown: ShownFile) => ReactNode
}

/** A file of the open mail, over it: where the host has no addresses and so no windows. @source RD-07 */
export function PreviewDialog({ file, onClose, children }: PreviewDialogProps) {
  const { t } = useTranslation('reading')
  const [other, setOther] = useState<{ readonly of: string; readonly id: string; readonly name?: string }>()
  if (file === undefined) return null
  const shown = other?.of === file.id ? other : undefined
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={visibleFileName(shown?.name ?? file.name)}
      closeLabel={t('close')}
      size="large"
    >
      <div className={styles.panel}>
        <LatePart>
          {children({
            attachment: shown?.id ?? file.id,
            onAttachmentChange: (id) => setOther({ of: file.id, id }),
            onTitleChange: (name) => setOther((now) => ({ of: file.id, id: now?.id ?? file.id, name })),
          })}
        </LatePart>
      </div>
    </Dialog>
  )
}
