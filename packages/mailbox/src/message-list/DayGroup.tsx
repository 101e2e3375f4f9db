import type { DayGroupName } from '@mailroom/core'
import { useId, type ReactNode } from 'react'
import * as styles from './DayGroup.css'
import type { SayList } from './listStrings'

const words = {
  pinned: 'dayPinned',
  today: 'dayToday',
  yesterday: 'dayYesterday',
  dayBeforeYesterday: 'dayBeforeYesterday',
  earlier: 'dayEarlier',
} as const satisfies Record<DayGroupName, string>

export interface DayGroupProps {
  t: SayList
  name: DayGroupName
  /** Mails of that day, or pinned, on this page. */
  count: number
  /** The rows. */
  children: ReactNode
}

/** The mails of a day under its heading. The heading is the name of the group, not a row of the grid. @source ML-12 */
export function DayGroup({ t, name, count, children }: DayGroupProps) {
  const id = useId()
  return (
    <div role="rowgroup" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.heading}>
        {t(words[name])} <span className={styles.count}>{count}</span>
      </div>
      {children}
    </div>
  )
}
