import type { Invitation, InvitationStatus, Invitee } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { useId, useState } from 'react'
import { invitationStrings } from './invitationStrings'
import * as styles from './InvitationCard.css'

/** People in the short view. */
const shortCount = 5

const marks = {
  pending: 'pendingMark',
  accepted: 'acceptedMark',
  tentative: 'tentativeMark',
  declined: 'declinedMark',
} as const satisfies Readonly<Record<InvitationStatus, string>>

/** Who is invited, and what they have said as far as the organizer knew. */
export function InvitedPeople({ invitation: { invitees, inviteeCount } }: { invitation: Invitation }) {
  const { t } = useStrings(invitationStrings)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shown = isOpen ? invitees : invitees.slice(0, shortCount)
  const missing = inviteeCount - invitees.length
  return (
    <>
      <ul id={id} className={styles.people}>
        {shown.map((person, index) => (
          <li key={index}>
            <Person person={person} />
          </li>
        ))}
        {isOpen && missing > 0 && <li className={styles.faint}>{t('morePeople', { count: missing })}</li>}
      </ul>
      {invitees.length > shortCount && (
        <Button
          size="small"
          variant="ghost"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('hidePeople') : t('showPeople', { count: inviteeCount })}
        </Button>
      )}
    </>
  )
}

function Person({ person: { name, address, status, isOptional } }: { person: Invitee }) {
  const { t } = useStrings(invitationStrings)
  const words = [t(marks[status]), ...(isOptional ? [t('optional')] : [])]
  return (
    <>
      <bdi title={address}>{name || address}</bdi> <span className={styles.faint}>{words.join(' · ')}</span>
    </>
  )
}
