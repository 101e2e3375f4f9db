import type { Locale } from '@mailroom/core'
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@mailroom/ui'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { SayCalendar } from '../calendarStrings'
import { addMonths, eachDay, holdsDay, monthOf, weeksOfMonth, type Day, type DaySpan } from '../days/days'
import { dayNumber, longDay, monthName, weekdayName } from '../days/dayWords'
import { stepCursor } from '../keys/stepCursor'
import * as styles from './MonthPicker.css'

export interface MonthPickerProps {
  t: SayCalendar
  locale: Locale
  today: Day
  /** Around which one days are shown. */
  day: Day
  /** The days that are shown. */
  span: DaySpan
  /** 0 for Sunday. */
  firstDay: number
  onGo: (day: Day) => void
}

/** A small month from which to choose a day. @source CA-01, WAI-ARIA Authoring Practices, date picker */
export function MonthPicker({ t, locale, today, day, span, firstDay, onGo }: MonthPickerProps) {
  const [cursor, setCursor] = useState(day)
  const table = useRef<HTMLTableElement>(null)
  const wanted = useRef(false)
  // Another day is shown, so the month follows it.
  useEffect(() => setCursor(day), [day])
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [cursor])
  const weeks = weeksOfMonth(cursor, firstDay)
  const month = monthOf(cursor)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepCursor(event.key, false, { day: cursor }, 'month', weeks)
    if (!step) return
    event.preventDefault()
    wanted.current = true
    setCursor(step.to.day)
  }
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <span className={styles.title} aria-live="polite">
          {monthName(cursor, locale)}
        </span>
        <IconButton
          size="small"
          label={t('earlierMonth')}
          icon={<ChevronLeftIcon />}
          onClick={() => setCursor(addMonths(cursor, -1))}
        />
        <IconButton
          size="small"
          label={t('laterMonth')}
          icon={<ChevronRightIcon />}
          onClick={() => setCursor(addMonths(cursor, 1))}
        />
      </div>
      <table
        ref={table}
        role="grid"
        className={styles.table}
        aria-label={`${t('goToDay')} · ${monthName(cursor, locale)}`}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {eachDay({ first: weeks.first, count: 7 }).map((each) => (
              <th key={each} scope="col" className={styles.weekday} abbr={weekdayName(each, locale, 'long')}>
                {weekdayName(each, locale, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeks.count / 7 }, (_, week) => (
            <tr key={weeks.first + week * 7}>
              {eachDay({ first: weeks.first + week * 7, count: 7 }).map((each) => (
                <td key={each} className={styles.cell} aria-selected={each === day}>
                  <button
                    type="button"
                    className={styles.day}
                    tabIndex={each === cursor ? 0 : -1}
                    aria-label={longDay(each, locale)}
                    aria-current={each === today ? 'date' : undefined}
                    data-out={monthOf(each) !== month || undefined}
                    data-today={each === today || undefined}
                    data-shown={(span.count <= 7 && holdsDay(span, each)) || undefined}
                    onClick={() => {
                      setCursor(each)
                      onGo(each)
                    }}
                  >
                    {dayNumber(each)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
