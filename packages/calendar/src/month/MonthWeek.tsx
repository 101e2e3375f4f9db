import type { Locale } from '@mailroom/core'
import { useMemo } from 'react'
import type { SayCalendar } from '../calendarStrings'
import { eachDay, monthOf, type Day } from '../days/days'
import { dayNumber, longDay, shortMonth } from '../days/dayWords'
import type { EventDesk } from '../events/EventDesk'
import type { DayPoint, EventSpan } from '../events/eventSpan'
import { DayMore } from '../lines/DayMore'
import { LineEvent } from '../lines/LineEvent'
import { eventsOn } from '../events/eventsOn'
import type { ShownEvent } from '../events/ShownEvent'
import { Spoken } from '../events/Spoken'
import { todayOf } from '../events/today'
import { LunarName } from '../lunar/LunarName'
import * as styles from './MonthGrid.css'
import { isDrawn } from '../lines/isDrawn'
import { linePx } from '../lines/lineSize'
import { dayHeadPx } from './useLineCapacity'
import { weekLanes } from '../lines/weekLanes'

export interface MonthWeekProps {
  t: SayCalendar
  desk: EventDesk
  events: readonly ShownEvent[]
  first: Day
  /** The first day of the month that is meant. */
  month: Day
  cursor: DayPoint
  /** Lines that have room. */
  capacity: number
  isNarrow: boolean
  showsLunar: boolean
  /** What is being drawn. */
  drawn: EventSpan | undefined
}

/** A week of a month. */
export function MonthWeek(props: MonthWeekProps) {
  const { t, desk, events, first, month, cursor, capacity, isNarrow, showsLunar, drawn } = props
  const { locale } = desk
  const today = todayOf(desk)
  const { parts, hiddenCounts } = useMemo(
    () => weekLanes(events, { first, count: 7 }, capacity),
    [events, first, capacity],
  )
  return (
    <div role="row" className={styles.week}>
      {eachDay({ first, count: 7 }).map((day) => {
        const isStop = cursor.day === day
        const ofDay = eventsOn(events, day)
        return (
          <div
            key={day}
            role="gridcell"
            className={styles.day}
            tabIndex={isStop ? 0 : -1}
            aria-current={day === today ? 'date' : undefined}
            data-cell={day}
            data-out={monthOf(day) !== month || undefined}
            data-today={day === today || undefined}
            data-drawn={isDrawn(drawn, day) || undefined}
          >
            <Spoken words={dayLabel(t, day, locale, today, ofDay.length)} />
            <div className={styles.dayHead} aria-hidden>
              <span className={styles.number}>
                {dayNumber(day) === 1 && !isNarrow ? firstOfMonth(day, locale) : dayNumber(day)}
              </span>
              {showsLunar && <LunarName {...{ day, locale }} className={styles.lunar} />}
            </div>
            {parts
              .filter((part) => part.first === day)
              .map((part) => (
                <LineEvent
                  key={part.event.key}
                  {...{ desk, part, isStop }}
                  top={dayHeadPx}
                  hasTime={!isNarrow}
                />
              ))}
            <DayMore
              {...{ desk, day, isStop, isNarrow }}
              count={hiddenCounts.get(day) ?? 0}
              events={ofDay}
              top={dayHeadPx + (capacity - 1) * linePx}
            />
          </div>
        )
      })}
    </div>
  )
}

function dayLabel(t: SayCalendar, day: Day, locale: Locale, today: Day, count: number): string {
  const name = longDay(day, locale)
  const said = day === today ? t('todayDay', { day: name }) : name
  return count === 0 ? said : t('dayEvents', { day: said, count })
}

/** In Chinese the word for the month stands before the number: `12月1日`. */
const firstOfMonth = (day: Day, locale: Locale): string =>
  locale === 'en' ? `${shortMonth(day, locale)} 1` : `${shortMonth(day, locale)}1日`
