import type { Destination } from '@mailroom/core'
import { AttachmentPreview } from '@mailroom/mailbox'
import { useNavigationActs } from '@mailroom/react'
import { LatePart, partOf } from '@mailroom/ui'
import { useEffect } from 'react'
import * as styles from './Pages.css'

const ReviewWindow = partOf(() => import('./ReviewWindow'), 'ReviewWindow')

export interface PreviewWindowProps {
  destination: Extract<Destination, { kind: 'preview' | 'reviewPreview' }>
}

/** A file of a mail, or of one in review, alone in a window. @source RD-07, RD-15, RV-03 */
export function PreviewWindow({ destination }: PreviewWindowProps) {
  const { navigate } = useNavigationActs()
  const { attachment, name } = destination
  useEffect(() => {
    if (name !== undefined) document.title = name
  }, [name])
  const leave = (next: Destination) => {
    window.close()
    // A window that was opened by its address stays; the mail is the way on.
    navigate(next)
  }
  const onTitleChange = (title: string) => {
    document.title = title
  }
  if (destination.kind === 'reviewPreview') {
    return (
      <main className={styles.window}>
        <LatePart>
          <ReviewWindow destination={destination} onTitleChange={onTitleChange} onLeave={leave} />
        </LatePart>
      </main>
    )
  }
  const { ref } = destination
  return (
    <main className={styles.window}>
      <AttachmentPreview
        {...{ attachment, onTitleChange }}
        messageRef={ref}
        onAttachmentChange={(id) => navigate({ kind: 'preview', ref, attachment: id }, { replace: true })}
        onClose={() => leave({ kind: 'message', ref })}
      />
    </main>
  )
}
