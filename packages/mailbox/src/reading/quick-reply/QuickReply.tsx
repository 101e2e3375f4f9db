import { messageKey, type Message } from '@mailroom/core'
import { useSending, useTranslation } from '@mailroom/react'
import { Button, LatePart, partOf, ReplyIcon, SuccessIcon } from '@mailroom/ui'
import { useContext, useEffect, useRef } from 'react'
import type { ComposeRequest } from '../ComposeRequest'
import { useOfMail } from '../useOfMail'
import { ReplyDeskContext } from './ReplyDesk'
import * as styles from './QuickReply.css'

const formCode = () => import('./QuickReplyForm')
const QuickReplyForm = partOf(formCode, 'QuickReplyForm')

export interface QuickReplyProps {
  message: Message
  onCompose: (request: ComposeRequest) => void
}

/** Before: an invitation to write. Replying: the form, until it is sent or put aside. Sent: a word. */
type Stage = 'before' | 'replying' | 'sent'

/** Answers the sender without leaving the mail. @source RD-09 */
export function QuickReply({ message, onCompose }: QuickReplyProps) {
  const { t } = useTranslation('reading')
  const { isAvailable } = useSending()
  const desk = useContext(ReplyDeskContext)
  const key = messageKey(message.ref)
  const isKept = desk?.kept.has(key) === true
  const [stage, setStage] = useOfMail<Stage>(key, isKept ? 'replying' : 'before')
  const opener = useRef<HTMLButtonElement>(null)
  /** The mail that was being answered. */
  const answered = useRef<string>(undefined)
  useEffect(() => {
    // Focus stays with who has just written, and goes to nobody who has only opened the mail.
    if (stage !== 'replying' && answered.current === key) opener.current?.focus()
    answered.current = stage === 'replying' ? key : undefined
  }, [stage, key])
  if (!isAvailable || desk === undefined) return null
  return (
    <div className={styles.section} role="group" aria-label={t('quickReply')}>
      {stage === 'replying' ? (
        <LatePart>
          <QuickReplyForm
            key={key}
            message={message}
            desk={desk}
            onSent={() => setStage('sent')}
            onClose={() => setStage('before')}
            onFullReply={(text) => {
              setStage('before')
              onCompose({ kind: 'reply', ref: message.ref, text })
            }}
          />
        </LatePart>
      ) : (
        <>
          {stage === 'sent' && (
            <p className={styles.sent} role="status">
              <SuccessIcon />
              {t('quickReplySent')}
            </p>
          )}
          <Button ref={opener} icon={<ReplyIcon />} onClick={() => setStage('replying')}>
            {t(stage === 'sent' ? 'quickReplyMore' : isKept ? 'quickReplyGoOn' : 'quickReply')}
          </Button>
        </>
      )}
    </div>
  )
}
