import { formatFullTime, type ReviewId, type ReviewMail } from '@mailroom/core'
import { useLocale, useReviewMail, useSession, useStrings } from '@mailroom/react'
import { Avatar, Button, CheckIcon, CloseIcon } from '@mailroom/ui'
import { useId, useState } from 'react'
import { Person } from '../reading/header/Person'
import * as head from '../reading/header/MessageHeader.css'
import { Recipients } from '../reading/header/Recipients'
import { SentFor } from '../reading/header/SentFor'
import * as subjectLine from '../reading/header/SubjectLine.css'
import * as view from '../reading/ReadingView.css'
import { readingStrings } from '../reading/readingStrings'
import { HeldBody } from './HeldBody'
import { MissingReview } from './MissingReview'
import { RejectReasonDialog } from './RejectReasonDialog'
import { ReviewFiles } from './ReviewFiles'
import * as styles from './Review.css'
import type { SayReview } from './reviewStrings'
import { useDecision } from './useDecision'

export interface ReviewReadingProps {
  t: SayReview
  id: ReviewId
  onClose: () => void
}

/** One mail in review: head, text, files, and the decision about it. @source RV-02 */
export function ReviewReading({ t, id, onClose }: ReviewReadingProps) {
  useStrings(readingStrings)
  const { mail, error, refresh } = useReviewMail(id)
  return (
    <article className={view.view} aria-label={t('mail')}>
      {mail ? (
        <OpenReview t={t} mail={mail} onClose={onClose} />
      ) : (
        <MissingReview t={t} error={error} onRetry={() => void refresh()} onClose={onClose} />
      )}
    </article>
  )
}

function OpenReview({ t, mail, onClose }: { t: SayReview; mail: ReviewMail; onClose: () => void }) {
  const titleId = useId()
  const [isAsked, setAsked] = useState(false)
  const { isBusy, decide } = useDecision(t, onClose)
  const { content } = mail
  return (
    <>
      {mail.state === 'wait' && (
        <div className={styles.toolbar}>
          <Button
            variant="primary"
            icon={<CheckIcon />}
            busy={isBusy && !isAsked}
            onClick={() => void decide({ ids: [mail.id] })}
          >
            {t('permit')}
          </Button>
          <Button icon={<CloseIcon />} disabled={isBusy} onClick={() => setAsked(true)}>
            {t('reject')}
          </Button>
        </div>
      )}
      <div className={view.scroll} role="region" aria-labelledby={titleId} tabIndex={0}>
        <Head t={t} mail={mail} titleId={titleId} />
        <Notice t={t} mail={mail} />
        {typeof content !== 'string' && (
          <>
            <HeldBody t={t} id={mail.id} subject={mail.subject} content={content} />
            <ReviewFiles id={mail.id} attachments={content.attachments} />
          </>
        )}
      </div>
      {isAsked && (
        <RejectReasonDialog
          t={t}
          count={1}
          isBusy={isBusy}
          onReject={(reason) => void decide({ ids: [mail.id], reason })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function Head({ t, mail, titleId }: { t: SayReview; mail: ReviewMail; titleId: string }) {
  const format = useFullTime()
  const { from, content, recipients } = mail
  const people = typeof content === 'string' ? { to: recipients, cc: [], bcc: [] } : content
  return (
    <header className={head.header}>
      <div className={subjectLine.line}>
        <h2 id={titleId} className={subjectLine.subject} dir="auto">
          {mail.subject.trim() || t('noSubject')}
        </h2>
      </div>
      <div className={head.people}>
        <Avatar name={from.name || from.address} colorKey={from.address} size={40} />
        <div className={head.sender}>
          <div className={head.fromLine}>
            <Person address={from} isFull />
            <time className={head.time} dateTime={new Date(mail.sentAt).toISOString()}>
              {format(mail.sentAt)}
            </time>
          </div>
          <SentFor message={mail} />
          <Recipients mail={String(mail.id)} message={{ ...people, replyTo: [] }} />
        </div>
      </div>
    </header>
  )
}

/** What was decided, and why there is nothing to read. */
function Notice({ t, mail: { content, decision, state } }: { t: SayReview; mail: ReviewMail }) {
  const format = useFullTime()
  if (!decision && typeof content !== 'string') return null
  const words = state === 'permit' ? 'permittedBy' : 'rejectedBy'
  return (
    <div className={styles.notice} role="note">
      {decision && (
        <span className={styles.strong}>{t(words, { name: decision.by, time: format(decision.at) })}</span>
      )}
      {decision?.reason && (
        <span className={styles.strong}>{t('reasonWas', { reason: decision.reason })}</span>
      )}
      {typeof content === 'string' && <span>{t(content)}</span>}
    </div>
  )
}

function useFullTime(): (ms: number) => string {
  const { locale } = useLocale()
  const { session } = useSession()
  return (ms) => formatFullTime(ms, { locale, twelveHour: session?.features.twelveHourTime })
}
