import type { CalendarPreferences } from '@mailroom/core'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { eachDay, type Day, type DaySpan } from '../days/days'
import type { EventDesk } from '../events/EventDesk'
import type { DayPoint } from '../events/eventSpan'
import type { ShownEvent } from '../events/ShownEvent'
import { cellName } from '../keys/Cursor'
import { useGridHandlers, type GridHandlers } from '../keys/useGridHandlers'
import { AllDayRow } from './AllDayRow'
import { DayHeads } from './DayHeads'
import { dayColumns, type ColumnPart } from './dayColumns'
import { DrawnSpan } from './DrawnSpan'
import { nearestMinute } from './nearestMinute'
import { NowLine } from './NowLine'
import { pxOfMinute } from './slotSize'
import { SlotRow } from './SlotRow'
import * as styles from './TimeGrid.css'

export interface TimeGridProps extends GridHandlers {
  desk: EventDesk
  events: readonly ShownEvent[]
  /** What is shown, in words. */
  title: string
  /** Names the element that says what its keys do. */
  hintId: string
  view: 'week' | 'day'
  span: DaySpan
  cursor: DayPoint
  isNarrow: boolean
  hours: Pick<CalendarPreferences, 'dayStartsHour' | 'dayEndsHour'>
  showsLunar: boolean
  isLoading: boolean
  /** A day alone is wanted. */
  onDay: (day: Day) => void
}

const slots = Array.from({ length: 48 }, (_, at) => at * 30)

/** Days side by side, with their hours from top to bottom. @source CA-01, CA-08 */
export function TimeGrid(props: TimeGridProps) {
  const { desk, events, title, hintId, span, cursor, isNarrow, hours, showsLunar, isLoading, onDay } = props
  const scroller = useRef<HTMLDivElement>(null)
  const allDay = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const gutter = isNarrow ? 40 : 56
  const columns = `${gutter}px repeat(${span.count}, minmax(0, 1fr))`
  const { drag, rootProps } = useGridHandlers({
    ...props,
    root: scroller,
    pointAt: (x, y, isHeld) =>
      nearestMinute(
        { body: body.current, allDay: allDay.current, scroller: scroller.current, gutter, span },
        x,
        y,
        isHeld,
      ),
  })
  const days = useMemo(() => eachDay(span), [span])
  const parts = useMemo(() => partsByCell(events, days), [events, days])
  const draggedKey = drag?.event?.key
  const shownDesk = useMemo(
    () => (draggedKey === undefined ? desk : { ...desk, draggedKey }),
    [desk, draggedKey],
  )
  // With each step of what is drawn all of them would be made anew.
  const rows = useMemo(
    () =>
      slots.map((minute) => (
        <SlotRow
          key={minute}
          desk={shownDesk}
          {...{ days, minute, columns, cursor, hours, isNarrow }}
          partsOf={(day) => parts.get(cellName({ day, minute }))}
        />
      )),
    [shownDesk, days, columns, cursor, hours, isNarrow, parts],
  )
  useLayoutEffect(() => {
    // The working day begins at the upper edge, with a little before it.
    if (scroller.current) scroller.current.scrollTop = pxOfMinute(hours.dayStartsHour * 60 - 30)
  }, [hours.dayStartsHour])
  return (
    <div
      ref={scroller}
      role="grid"
      className={styles.scroller}
      aria-label={title}
      aria-describedby={hintId}
      aria-busy={isLoading}
      aria-colcount={span.count + 1}
      {...rootProps}
    >
      <div role="rowgroup" className={styles.head}>
        <DayHeads {...{ desk, days, columns, isNarrow, showsLunar, onDay }} />
        <AllDayRow
          rowRef={allDay}
          desk={shownDesk}
          {...{ events, span, days, columns, cursor, isNarrow }}
          drawn={drag?.span}
        />
      </div>
      <div ref={body} role="rowgroup" className={styles.body}>
        {rows}
        {drag && !drag.span.isAllDay && (
          <DrawnSpan {...{ desk, days, gutter }} span={drag.span} event={drag.event} />
        )}
        <NowLine days={days} now={desk.now} gutter={gutter} />
      </div>
    </div>
  )
}

/** The parts of events by the cell in which they begin. */
function partsByCell(events: readonly ShownEvent[], days: readonly Day[]): Map<string, ColumnPart[]> {
  const byCell = new Map<string, ColumnPart[]>()
  for (const day of days) {
    for (const part of dayColumns(events, day)) {
      const name = cellName({ day, minute: Math.floor(part.from / 30) * 30 })
      const cell = byCell.get(name)
      if (cell) cell.push(part)
      else byCell.set(name, [part])
    }
  }
  return byCell
}
