import type { Destination } from '@mailroom/core'
import { AttachmentPreview } from '@mailroom/mailbox'
import { useNavigation } from '@mailroom/react'
import { useEffect } from 'react'
import * as styles from './Pages.css'

export interface PreviewWindowProps {
  destination: Extract<Destination, { kind: 'preview' }>
}

/** A file of a mail alone in a window. @source RD-07, RD-15 */
export function PreviewWindow({ destination }: PreviewWindowProps) {
  const { navigate } = useNavigation()
  const { ref, attachment, name } = destination
  useEffect(() => {
    if (name !== undefined) document.title = name
  }, [name])
  return (
    <main className={styles.window}>
      <AttachmentPreview
        messageRef={ref}
        attachment={attachment}
        onAttachmentChange={(id) => navigate({ kind: 'preview', ref, attachment: id }, { replace: true })}
        onTitleChange={(title) => (document.title = title)}
        onClose={() => {
          window.close()
          // A window that was opened by its address stays; the mail is the way on.
          navigate({ kind: 'message', ref })
        }}
      />
    </main>
  )
}
