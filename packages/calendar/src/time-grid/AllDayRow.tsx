import { useMemo, type Ref } from 'react'
import type { Day, DaySpan } from '../days/days'
import { longDay } from '../days/dayWords'
import type { EventDesk } from '../events/EventDesk'
import type { DayPoint, EventSpan } from '../events/eventSpan'
import { eventsOn } from '../events/eventsOn'
import type { ShownEvent } from '../events/ShownEvent'
import { Spoken } from '../events/Spoken'
import { isDrawn } from '../lines/isDrawn'
import { LineEvent } from '../lines/LineEvent'
import { linePx } from '../lines/lineSize'
import { weekLanes } from '../lines/weekLanes'
import { DayMore } from '../lines/DayMore'
import * as styles from './TimeGrid.css'

export interface AllDayRowProps {
  rowRef: Ref<HTMLDivElement>
  desk: EventDesk
  events: readonly ShownEvent[]
  span: DaySpan
  days: readonly Day[]
  columns: string
  cursor: DayPoint
  isNarrow: boolean
  /** What is being drawn. */
  drawn: EventSpan | undefined
}

/** Lines for events of whole days; above more of them the hours would have no room. */
const maxLines = 5

/** What stands above the hours: events of whole days, and those of a day and more. */
export function AllDayRow(props: AllDayRowProps) {
  const { rowRef, desk, events, span, days, columns, cursor, isNarrow, drawn } = props
  const { t, locale } = desk
  const bars = useMemo(() => events.filter(({ isBar }) => isBar), [events])
  const { parts, hiddenCounts, laneCount } = useMemo(() => weekLanes(bars, span, maxLines), [bars, span])
  const lines = Math.max(1, Math.min(laneCount, maxLines))
  return (
    <div ref={rowRef} role="row" className={styles.row} style={{ gridTemplateColumns: columns }}>
      <div role="rowheader" className={styles.allDayWord}>
        {t('allDay')}
      </div>
      {days.map((day) => {
        const isStop = cursor.day === day && cursor.minute === undefined
        return (
          <div
            key={day}
            role="gridcell"
            className={styles.allDay}
            style={{ blockSize: lines * linePx + 4 }}
            tabIndex={isStop ? 0 : -1}
            data-cell={day}
            data-drawn={(drawn?.isAllDay && isDrawn(drawn, day)) || undefined}
          >
            <Spoken words={t('allDayOf', { day: longDay(day, locale) })} />
            {parts
              .filter((part) => part.first === day)
              .map((part) => (
                <LineEvent key={part.event.key} {...{ desk, part, isStop }} top={2} hasTime={false} />
              ))}
            <DayMore
              {...{ desk, day, isStop, isNarrow }}
              count={hiddenCounts.get(day) ?? 0}
              events={eventsOn(bars, day)}
              top={2 + (maxLines - 1) * linePx}
            />
          </div>
        )
      })}
    </div>
  )
}
