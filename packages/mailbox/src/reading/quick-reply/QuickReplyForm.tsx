import type { Message } from '@mailroom/core'
import { useErrorText, useTranslation } from '@mailroom/react'
import { Button, Field, SendIcon, TextArea } from '@mailroom/ui'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { ReplyDesk } from './ReplyDesk'
import { useQuickReply } from './useQuickReply'
import * as styles from './QuickReply.css'

/** Lines after which the text scrolls instead of growing. */
const maxRows = 16

export interface QuickReplyFormProps {
  message: Message
  desk: ReplyDesk
  onSent: () => void
  /** It is put aside; what was written stays. */
  onClose: () => void
  /** The composer goes on with what was written. */
  onFullReply: (text: string) => void
}

/** Writes and sends a quick reply. @source RD-09 */
export function QuickReplyForm({ message, desk, onSent, onClose, onFullReply }: QuickReplyFormProps) {
  const { t } = useTranslation('reading')
  const errorText = useErrorText()
  const area = useRef<HTMLTextAreaElement>(null)
  const reply = useQuickReply(message, desk, onSent)
  const { text, progress } = reply
  const isSending = progress.kind === 'sending'
  const isEmpty = progress.kind === 'empty'
  useEffect(() => area.current?.focus(), [])
  useEffect(() => {
    if (isEmpty) area.current?.focus()
  }, [isEmpty])
  const person = message.from.name.trim() || message.from.address
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void reply.send()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // The views around have keys of their own.
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') onClose()
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void reply.send()
      }}
    >
      <Field
        label={message.isOwn ? t('quickReply') : t('quickReplyTo', { name: person })}
        error={isEmpty ? t('quickReplyEmpty') : undefined}
      >
        <TextArea
          ref={area}
          className={styles.area}
          style={{ maxBlockSize: `calc(${maxRows}lh + 16px)` }}
          rows={4}
          value={text}
          readOnly={isSending}
          onChange={(event) => reply.change(event.target.value)}
        />
      </Field>
      {progress.kind === 'failed' && (
        <p className={styles.failure} role="alert">
          {t('quickReplyFailed', { reason: errorText(progress.error) ?? '' })}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" icon={<SendIcon />} busy={isSending}>
          {t(isSending ? 'quickReplySending' : progress.kind === 'failed' ? 'quickReplyAgain' : 'send')}
        </Button>
        <Button disabled={isSending} onClick={() => onFullReply(reply.takeAway())}>
          {t('fullReply')}
        </Button>
        <Button variant="ghost" disabled={isSending} onClick={onClose}>
          {t(text.trim() === '' ? 'quickReplyCancel' : 'quickReplyLater')}
        </Button>
      </div>
    </form>
  )
}
