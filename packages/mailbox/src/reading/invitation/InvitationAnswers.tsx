import type { Invitation, InvitationAnswer } from '@mailroom/core'
import { useErrorText, useStrings } from '@mailroom/react'
import { Button, SuccessIcon } from '@mailroom/ui'
import { useRef, useState } from 'react'
import { invitationStrings } from './invitationStrings'
import * as styles from './InvitationCard.css'

export interface InvitationAnswersProps {
  invitation: Invitation
  /** Rejects when the answer has not left. */
  onAnswer: (answer: InvitationAnswer) => Promise<void>
}

const labels = {
  accepted: 'accept',
  tentative: 'tentative',
  declined: 'decline',
} as const satisfies Readonly<Record<InvitationAnswer, string>>

const said = {
  accepted: 'accepted',
  tentative: 'tentatively',
  declined: 'declined',
} as const satisfies Readonly<Record<InvitationAnswer, string>>

const answers = ['accepted', 'tentative', 'declined'] as const

type Progress =
  | { readonly kind: 'idle' | 'changing' }
  | { readonly kind: 'sending'; readonly answer: InvitationAnswer }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Accept, tentative, decline; once answered, what was said, and the two others on demand. @source RD-10 */
export function InvitationAnswers({ invitation, onAnswer }: InvitationAnswersProps) {
  const { t } = useStrings(invitationStrings)
  const errorText = useErrorText()
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  const toggle = useRef<HTMLButtonElement>(null)
  const { status, organizer } = invitation
  const isAnswered = status !== 'pending'
  const isSending = progress.kind === 'sending'
  const isOpen = !isAnswered || progress.kind !== 'idle'
  const send = async (answer: InvitationAnswer) => {
    if (isSending) return
    setProgress({ kind: 'sending', answer })
    try {
      await onAnswer(answer)
      setProgress({ kind: 'idle' })
      // The button that was pressed goes away; the one that takes its place is there with the next drawing.
      requestAnimationFrame(() => toggle.current?.focus())
    } catch (error) {
      setProgress({ kind: 'failed', error })
    }
  }
  return (
    <div className={styles.answers} role="group" aria-label={t('answers')}>
      {isAnswered && (
        <p className={styles.said} role="status">
          <SuccessIcon />
          <span>{t(said[status])}</span>
        </p>
      )}
      {progress.kind === 'failed' && (
        <p className={styles.failure} role="alert">
          {t('answerFailed', { reason: errorText(progress.error) ?? '' })}
        </p>
      )}
      <div className={styles.buttons}>
        {isOpen &&
          answers
            .filter((answer) => answer !== status)
            .map((answer) => (
              <Button
                key={answer}
                size="small"
                variant={answer === 'accepted' && !isAnswered ? 'primary' : 'secondary'}
                busy={progress.kind === 'sending' && progress.answer === answer}
                disabled={isSending && progress.answer !== answer}
                onClick={() => void send(answer)}
              >
                {t(labels[answer])}
              </Button>
            ))}
        {isAnswered && !isSending && (
          <Button
            ref={toggle}
            size="small"
            variant={isOpen ? 'ghost' : 'secondary'}
            aria-expanded={isOpen}
            onClick={() => setProgress({ kind: isOpen ? 'idle' : 'changing' })}
          >
            {t(isOpen ? 'keep' : 'change')}
          </Button>
        )}
      </div>
      {isOpen && organizer !== undefined && (
        <p className={styles.hint} role={isSending ? 'status' : undefined}>
          {isSending ? t('answering') : t('answerGoesTo', { name: organizer.address })}
        </p>
      )}
    </div>
  )
}
