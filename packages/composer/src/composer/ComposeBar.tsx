import { AttachmentIcon, Button, IconButton, SendIcon } from '@mailroom/ui'
import { useRef, type ReactNode, type Ref } from 'react'
import type { SayComposer } from '../composeStrings'
import * as styles from './Composer.css'
import { KeepingLine } from './KeepingLine'
import { ReceiptOption } from '../options/ReceiptOption'
import type { KeepingState } from './useDraftKeeping'

export interface ComposeBarProps {
  t: SayComposer
  sendButton: Ref<HTMLButtonElement>
  isSending: boolean
  /** It leaves at a time to come. */
  isScheduled: boolean
  /** It is sent as soon as its files are there. */
  isAwaiting: boolean
  keeping: KeepingState
  asksReceipt: boolean
  onAskReceipt: (asksReceipt: boolean) => void
  onSend: () => void
  onSave: () => void
  onFiles: (files: readonly File[]) => void
  /** Further choices for this mail. */
  children?: ReactNode
}

/** Send, save, attach, and how safe the mail is. */
export function ComposeBar({
  t,
  sendButton,
  isSending,
  isScheduled,
  isAwaiting,
  keeping,
  asksReceipt,
  onAskReceipt,
  onSend,
  onSave,
  onFiles,
  children,
}: ComposeBarProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.bar}>
      <Button
        ref={sendButton}
        variant="primary"
        icon={<SendIcon />}
        busy={isSending || isAwaiting}
        aria-keyshortcuts="Control+Enter"
        onClick={onSend}
      >
        {isSending ? t('sending') : isAwaiting ? t('sendWaiting') : t(isScheduled ? 'scheduleSend' : 'send')}
      </Button>
      <Button onClick={onSave} busy={keeping.kind === 'saving'} aria-keyshortcuts="Control+S">
        {t('saveDraft')}
      </Button>
      <IconButton label={t('attach')} icon={<AttachmentIcon />} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('attach')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <ReceiptOption t={t} isOn={asksReceipt} onChange={onAskReceipt} />
      {children}
      <KeepingLine t={t} state={keeping} />
    </div>
  )
}
