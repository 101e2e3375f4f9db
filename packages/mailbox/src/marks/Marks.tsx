import { ClockIcon, PinIcon, WarningIcon } from '@mailroom/ui'
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

/** The mail destroys itself after reading. */
export function BurnMark({ label }: { label: string }) {
  return (
    <span className={styles.mark} data-kind="burn" title={label}>
      <ClockIcon title={label} />
    </span>
  )
}
