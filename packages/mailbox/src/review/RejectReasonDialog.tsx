import { maxReviewReasonCharacters } from '@mailroom/core'
import { ConfirmDialog, Field, TextArea } from '@mailroom/ui'
import { useRef, useState } from 'react'
import type { SayReview } from './reviewStrings'

export interface RejectReasonDialogProps {
  t: SayReview
  /** Mails that are about to be rejected. */
  count: number
  isBusy: boolean
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks why mails are held back, before they are. @source RV-02, 2nd text 5 */
export function RejectReasonDialog({ t, count, isBusy, onReject, onClose }: RejectReasonDialogProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const reason = text.trim()
  const fault = () => {
    if (reason === '') return t('reasonRequired')
    const isLong = [...reason].length > maxReviewReasonCharacters
    return isLong ? t('reasonTooLong', { max: maxReviewReasonCharacters }) : undefined
  }
  const submit = () => {
    const found = fault()
    setError(found)
    if (found === undefined) onReject(reason)
    else area.current?.focus()
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('rejectAsk', { count })}
      description={t('rejectText', { count })}
      confirmLabel={t(isBusy ? 'rejecting' : 'reject')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={submit}
    >
      <Field label={t('reason')} required error={error}>
        <TextArea
          ref={area}
          autoFocus
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
          onBlur={() => setError(fault())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            if (!event.ctrlKey && !event.metaKey) return
            event.preventDefault()
            submit()
          }}
        />
      </Field>
    </ConfirmDialog>
  )
}
