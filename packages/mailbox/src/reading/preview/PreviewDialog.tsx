import { visibleFileName, type Attachment, type MessageRef } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { Dialog, persistently } from '@mailroom/ui'
import { lazy, Suspense, useState } from 'react'
import * as styles from './AttachmentPreview.css'

const AttachmentPreview = lazy(
  persistently(() => import('./AttachmentPreview').then((module) => ({ default: module.AttachmentPreview }))),
)

export interface PreviewDialogProps {
  messageRef: MessageRef
  /** Undefined while closed. */
  file: Attachment | undefined
  onClose: () => void
}

/** A file of the open mail, over it: where the host has no addresses and so no windows. @source RD-07 */
export function PreviewDialog({ messageRef, file, onClose }: PreviewDialogProps) {
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
        <Suspense fallback={null}>
          <AttachmentPreview
            messageRef={messageRef}
            attachment={shown?.id ?? file.id}
            onAttachmentChange={(id) => setOther({ of: file.id, id })}
            onTitleChange={(name) => setOther((now) => ({ of: file.id, id: now?.id ?? file.id, name }))}
          />
        </Suspense>
      </div>
    </Dialog>
  )
}
