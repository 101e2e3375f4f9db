import type { Message } from '@mailroom/core'
import { useErrorText, useInvitation, useStrings } from '@mailroom/react'
import { Button, CalendarIcon, Loading, Skeleton } from '@mailroom/ui'
import { useRights } from '../../rights/useRights'
import { InvitationAnswers } from './InvitationAnswers'
import { InvitationFacts } from './InvitationFacts'
import { InvitationNotice } from './InvitationNotice'
import { invitationStrings } from './invitationStrings'
import * as styles from './InvitationCard.css'

/** What a mail says about an event, and the ways to answer it. Nothing where it says nothing. @source RD-10 */
export function InvitationCard({ message }: { message: Message }) {
  const { t } = useStrings(invitationStrings)
  const errorText = useErrorText()
  const { maySend } = useRights()
  const { invitation, error, isLoading, refresh, answer } = useInvitation(message.ref)
  if (invitation === undefined && error !== undefined) {
    return (
      <div className={styles.card} role="group" aria-label={t('event')}>
        <p className={styles.failure} role="alert">
          {t('readFailed', { reason: errorText(error) ?? '' })}
        </p>
        <div className={styles.buttons}>
          <Button size="small" onClick={() => void refresh()}>
            {t('retry')}
          </Button>
        </div>
      </div>
    )
  }
  if (isLoading) {
    return (
      <div className={styles.card}>
        <Loading label={t('loading')}>
          <Skeleton width="40%" />
          <Skeleton width="60%" />
        </Loading>
      </div>
    )
  }
  if (!invitation) return null
  const isOver = invitation.standing !== 'current'
  return (
    <div
      className={styles.card}
      role="group"
      aria-label={t(invitation.method === 'request' ? 'invitation' : 'event')}
      data-over={isOver || undefined}
    >
      <h3 className={styles.title}>
        <span className={styles.titleIcon}>
          <CalendarIcon />
        </span>
        <span className={styles.titleText} dir="auto">
          {invitation.title === '' ? t('untitled') : invitation.title}
        </span>
      </h3>
      <InvitationNotice invitation={invitation} />
      <InvitationFacts invitation={invitation} />
      {invitation.canAnswer && maySend && <InvitationAnswers invitation={invitation} onAnswer={answer} />}
    </div>
  )
}
