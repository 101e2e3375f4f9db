import type { DayGroupName } from '@mailroom/core'
import type { SayList } from './listStrings'
import * as styles from './DayHeading.css'

const words = {
  today: 'dayToday',
  yesterday: 'dayYesterday',
  dayBeforeYesterday: 'dayBeforeYesterday',
  earlier: 'dayEarlier',
} as const satisfies Record<DayGroupName, string>

export interface DayHeadingProps {
  t: SayList
  name: DayGroupName
  /** Mails of that day on this page. */
  count: number
}

/** The line above the mails of a day. @source ML-12 */
export function DayHeading({ t, name, count }: DayHeadingProps) {
  return (
    <div role="row" className={styles.heading}>
      <span role="rowheader" className={styles.words}>
        {t(words[name])}
        <span className={styles.count}>{count}</span>
      </span>
    </div>
  )
}
