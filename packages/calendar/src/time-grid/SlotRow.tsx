import type { CalendarPreferences } from '@mailroom/core'
import { VisuallyHidden } from '@mailroom/ui'
import { weekdayOf, type Day } from '../days/days'
import { clockText, longDay } from '../days/dayWords'
import type { EventDesk } from '../events/EventDesk'
import type { DayPoint } from '../events/eventSpan'
import { Spoken } from '../events/Spoken'
import { cellName } from '../keys/Cursor'
import { BlockEvent } from './BlockEvent'
import type { ColumnPart } from './dayColumns'
import * as styles from './TimeGrid.css'

export interface SlotRowProps {
  desk: EventDesk
  days: readonly Day[]
  /** Since midnight. */
  minute: number
  columns: string
  cursor: DayPoint
  hours: Pick<CalendarPreferences, 'dayStartsHour' | 'dayEndsHour'>
  isNarrow: boolean
  /** What begins in this half hour. */
  partsOf: (day: Day) => readonly ColumnPart[] | undefined
}

/** Half an hour of all days. */
export function SlotRow({ desk, days, minute, columns, cursor, hours, isNarrow, partsOf }: SlotRowProps) {
  const { locale } = desk
  const clock = clockText(minute)
  const isHour = minute % 60 === 0
  const isRest = minute < hours.dayStartsHour * 60 || minute >= hours.dayEndsHour * 60
  return (
    <div role="row" className={styles.row} style={{ gridTemplateColumns: columns }}>
      <div role="rowheader" className={styles.hour}>
        {isHour && minute > 0 ? (
          <span className={styles.hourWord}>{clock}</span>
        ) : (
          <VisuallyHidden>{clock}</VisuallyHidden>
        )}
      </div>
      {days.map((day) => {
        const isStop = cursor.day === day && cursor.minute === minute
        return (
          <div
            key={day}
            role="gridcell"
            className={styles.slot}
            tabIndex={isStop ? 0 : -1}
            data-cell={cellName({ day, minute })}
            data-rest={isRest || isWeekend(day) || undefined}
            data-hour={(isHour && minute > 0) || undefined}
            data-half={!isHour || undefined}
          >
            <Spoken words={`${longDay(day, locale)} ${clock}`} />
            {partsOf(day)?.map((part) => (
              <BlockEvent
                key={part.event.key}
                {...{ desk, part, day, isStop }}
                isNarrow={isNarrow && days.length > 1}
                top={part.from - minute}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

const isWeekend = (day: Day): boolean => [0, 6].includes(weekdayOf(day))
