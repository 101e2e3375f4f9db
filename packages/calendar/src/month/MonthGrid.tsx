import { useRef } from 'react'
import { eachDay, monthOf, type Day, type DaySpan } from '../days/days'
import { weekdayName } from '../days/dayWords'
import type { EventDesk } from '../events/EventDesk'
import type { DayPoint } from '../events/eventSpan'
import type { ShownEvent } from '../events/ShownEvent'
import { Spoken } from '../events/Spoken'
import { useGridHandlers, type GridHandlers } from '../keys/useGridHandlers'
import { MonthWeek } from './MonthWeek'
import * as styles from './MonthGrid.css'
import { nearestCell } from './nearestCell'
import { useLineCapacity } from './useLineCapacity'

export interface MonthGridProps extends GridHandlers {
  desk: EventDesk
  events: readonly ShownEvent[]
  /** What is shown, in words. */
  title: string
  /** Names the element that says what its keys do. */
  hintId: string
  span: DaySpan
  /** A day of the month that is meant. */
  month: Day
  cursor: DayPoint
  isNarrow: boolean
  showsLunar: boolean
  isLoading: boolean
}

/** The weeks of a month: each day a cell with its events as lines, long ones across their days. @source CA-01, CA-08 */
export function MonthGrid(props: MonthGridProps) {
  const { desk, events, title, hintId, span, month, cursor, isNarrow, showsLunar, isLoading } = props
  const { t, locale } = desk
  const grid = useRef<HTMLDivElement>(null)
  const weeks = useRef<HTMLDivElement>(null)
  const weekCount = span.count / 7
  const capacity = useLineCapacity(weeks, weekCount)
  const { drag, rootProps } = useGridHandlers({
    ...props,
    root: grid,
    view: 'month',
    pointAt: (x, y, isHeld) => nearestCell(weeks.current, span, weekCount, x, y, isHeld),
  })
  const first = monthOf(month)
  const shownDesk = drag?.event ? { ...desk, draggedKey: drag.event.key } : desk
  return (
    <div
      ref={grid}
      role="grid"
      className={styles.grid}
      aria-label={title}
      aria-describedby={hintId}
      aria-busy={isLoading}
      aria-rowcount={weekCount + 1}
      aria-colcount={7}
      {...rootProps}
    >
      <div role="row" className={styles.head}>
        {eachDay({ first: span.first, count: 7 }).map((day) => (
          <div key={day} role="columnheader" className={styles.weekday}>
            <Spoken words={weekdayName(day, locale, 'long')}>
              {weekdayName(day, locale, isNarrow ? 'narrow' : 'short')}
            </Spoken>
          </div>
        ))}
      </div>
      <div ref={weeks} role="rowgroup" className={styles.weeks}>
        {Array.from({ length: weekCount }, (_, at) => (
          <MonthWeek
            key={span.first + at * 7}
            desk={shownDesk}
            {...{ t, events, cursor, capacity, isNarrow, showsLunar }}
            first={span.first + at * 7}
            month={first}
            drawn={drag?.span}
          />
        ))}
      </div>
    </div>
  )
}
