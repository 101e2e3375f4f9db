import type { DayGroupName } from '@mailroom/core'
import { useId } from 'react'
import * as styles from './DayHeading.css'
import type { SayList } from './listStrings'

const words = {
  pinned: 'dayPinned',
  today: 'dayToday',
  yesterday: 'dayYesterday',
  dayBeforeYesterday: 'dayBeforeYesterday',
  earlier: 'dayEarlier',
} as const satisfies Record<DayGroupName, string>

export interface DayHeadingProps {
  t: SayList
  name: DayGroupName
  /** Mails of that day, or pinned, on this page. */
  count: number
  /** Ids of the rows below it. */
  rowIds: readonly string[]
}

/**
 * The heading above the mails of a day, and for screen readers the group that they are in: it owns its rows without being
 * around them, so that a page that is turned keeps its rows whatever their days.
 *
 * @source ML-12
 */
export function DayHeading({ t, name, count, rowIds }: DayHeadingProps) {
  const id = useId()
  return (
    <div role="rowgroup" aria-labelledby={id} aria-owns={rowIds.join(' ')} className={styles.group}>
      <div id={id} role="presentation" className={styles.heading}>
        {t(words[name])} <span className={styles.count}>{count}</span>
      </div>
    </div>
  )
}
