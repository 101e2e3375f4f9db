import type { Day } from '../days/days'
import { dayNumber, longDay, weekdayName } from '../days/dayWords'
import type { EventDesk } from '../events/EventDesk'
import { Spoken } from '../events/Spoken'
import { todayOf } from '../events/today'
import { LunarName } from '../lunar/LunarName'
import * as styles from './TimeGrid.css'

export interface DayHeadsProps {
  desk: EventDesk
  days: readonly Day[]
  /** Widths of the columns, as CSS writes them. */
  columns: string
  isNarrow: boolean
  showsLunar: boolean
  onDay: (day: Day) => void
}

/** The names of the days; pressed, one is shown alone. */
export function DayHeads({ desk, days, columns, isNarrow, showsLunar, onDay }: DayHeadsProps) {
  const { t, locale } = desk
  const today = todayOf(desk)
  return (
    <div
      role="row"
      className={styles.row}
      style={{ gridTemplateColumns: columns }}
      data-many={days.length > 1 || undefined}
    >
      <div role="gridcell" className={styles.corner} />
      {days.map((day) => {
        const name = longDay(day, locale)
        return (
          <div
            key={day}
            role="columnheader"
            className={styles.dayHead}
            aria-current={day === today ? 'date' : undefined}
            data-today={day === today || undefined}
          >
            <button
              type="button"
              className={styles.dayButton}
              // The keys that show a day work on its cells; Tab is to lead into the grid and out of it.
              tabIndex={-1}
              onClick={() => onDay(day)}
            >
              <Spoken words={t('showDay', { day: name })}>
                <span>{weekdayName(day, locale, isNarrow ? 'narrow' : 'short')}</span>
                <span className={styles.dayNumber}>{dayNumber(day)}</span>
                {showsLunar && <LunarName {...{ day, locale }} className={styles.lunar} />}
              </Spoken>
            </button>
          </div>
        )
      })}
    </div>
  )
}
