import { BlockedIcon, ClockIcon, PinIcon, WarningIcon } from '@mailroom/ui'
import * as styles from './Marks.css'

/** The mail is urgent. */
export function UrgentMark({ label }: { label: string }) {
  return (
    <span className={styles.mark} data-kind="urgent" title={label}>
      <WarningIcon title={label} />
    </span>
  )
}

/** The mail stands first in its folder. */
export function PinMark({ label }: { label: string }) {
  return (
    <span className={styles.mark} data-kind="pin" title={label}>
      <PinIcon title={label} />
    </span>
  )
}

/** The mail was away, and has come back. */
export function BackMark({ label }: { label: string }) {
  return (
    <span className={styles.mark} data-kind="pin" title={label}>
      <ClockIcon title={label} />
    </span>
  )
}

/** The mail destroys itself after reading, or has done so. */
export function BurnMark({ label, isBurned = false }: { label: string; isBurned?: boolean }) {
  const Icon = isBurned ? BlockedIcon : ClockIcon
  return (
    <span className={styles.mark} data-kind={isBurned ? 'burned' : 'burn'} title={label}>
      <Icon title={label} />
    </span>
  )
}
