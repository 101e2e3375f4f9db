import { addressKey, isEmailAddress, type Address, type InvitationStatus, type Invitee } from '@mailroom/core'
import { CheckIcon, ClockIcon, CloseIcon, HelpIcon, type ChipItem } from '@mailroom/ui'
import type { SayEventForm } from '../eventFormStrings'
import * as styles from './GuestFields.css'

const icons = { pending: ClockIcon, accepted: CheckIcon, tentative: HelpIcon, declined: CloseIcon } as const
const looks = {
  pending: styles.open,
  accepted: styles.accepted,
  tentative: styles.open,
  declined: styles.declined,
} as const

/** Guests as chips; those who are invited already with what they have said. */
export function guestChips(
  t: SayEventForm,
  people: readonly Address[],
  invited: readonly Invitee[],
): readonly ChipItem[] {
  const statusOf = new Map(invited.map((each) => [addressKey(each), each.status]))
  return people.map((each) => {
    const id = addressKey(each)
    const name = each.name || each.address
    const status = statusOf.get(id)
    return {
      id,
      label: status ? t('guestStatus', { name, status: t(`status_${status}`) }) : name,
      leading: status && <StatusMark status={status} />,
      status: isEmailAddress(each.address) ? ('plain' as const) : ('invalid' as const),
    }
  })
}

function StatusMark({ status }: { status: InvitationStatus }) {
  const Icon = icons[status]
  return (
    <span className={looks[status]}>
      <Icon />
    </span>
  )
}
