import type { Invitation, InvitationAnswer } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { InfoIcon, WarningIcon } from '@mailroom/ui'
import { invitationStrings } from './invitationStrings'
import * as styles from './InvitationCard.css'

const replies = {
  accepted: 'replyAccepted',
  tentative: 'replyTentative',
  declined: 'replyDeclined',
} as const satisfies Readonly<Record<InvitationAnswer, string>>

/** What has become of the event, or what somebody has said to it. */
export function InvitationNotice({ invitation }: { invitation: Invitation }) {
  const { t } = useStrings(invitationStrings)
  const { standing, method, invitees } = invitation
  if (standing !== 'current') {
    return (
      <p className={styles.notice} role="note" data-tone="warning">
        <WarningIcon />
        <span>{t(standing)}</span>
      </p>
    )
  }
  const [person] = invitees
  if (method !== 'reply' || person === undefined || person.status === 'pending') return null
  return (
    <p className={styles.notice} role="note">
      <InfoIcon />
      <span>{t(replies[person.status], { name: person.name || person.address })}</span>
    </p>
  )
}
