import { stepFocus } from '@mailroom/ui'
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { eachDay, type Day, type DaySpan } from '../days/days'
import { longDay } from '../days/dayWords'
import type { EventDesk } from '../events/EventDesk'
import { eventsOn } from '../events/eventsOn'
import type { ShownEvent } from '../events/ShownEvent'
import { todayOf } from '../events/today'
import type { FocusWish } from '../keys/useFocusWish'
import { LunarName } from '../lunar/LunarName'
import * as styles from './Agenda.css'
import { AgendaLine } from './AgendaLine'

export interface AgendaProps {
  desk: EventDesk
  events: readonly ShownEvent[]
  title: string
  span: DaySpan
  showsLunar: boolean
  /** Keys have led here: the first event gets the focus. */
  wish: FocusWish
  onCursor: (day: Day) => void
  onTurn: (step: 1 | -1) => void
  onRemove: (event: ShownEvent) => void
}

/** The events of the coming days, one below the other: one stop for Tab, arrows inside. @source CA-01, CA-08, CA-09 */
export function Agenda(props: AgendaProps) {
  const { desk, events, title, span, showsLunar, wish, onCursor, onTurn, onRemove } = props
  const list = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<string>()
  const { locale } = desk
  const today = todayOf(desk)
  const days = eachDay(span)
    .map((day) => ({ day, ofDay: eventsOn(events, day) }))
    .filter(({ ofDay }) => ofDay.length > 0)
  const places = days.flatMap(({ day, ofDay }) => ofDay.map(({ key }) => placeOf(day, key)))
  const first = stop !== undefined && places.includes(stop) ? stop : places[0]
  useLayoutEffect(() => {
    wish.fulfil(list.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]'))
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
    const at = lines.indexOf(event.target as HTMLElement)
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const next = lines[stepFocus(event.key, at, lines.length, { orientation: 'vertical', loop: false }) ?? -1]
    const shown = events.find(({ key }) => key === lines[at]?.getAttribute('data-event'))
    if (event.key === 'PageDown' || event.key === 'PageUp') onTurn(event.key === 'PageDown' ? 1 : -1)
    else if ((event.key === 'Delete' || event.key === 'Backspace') && shown) {
      ;(lines[at + 1] ?? lines[at - 1])?.focus()
      onRemove(shown)
    } else if (next) next.focus()
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={list}
      role="group"
      className={styles.agenda}
      aria-label={title}
      onKeyDown={onKeyDown}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        const place = event.target.getAttribute('data-place')
        if (place === null || !event.currentTarget.contains(event.target)) return
        setStop(place)
        onCursor(Number(place.split(' ')[0]))
      }}
    >
      {days.map(({ day, ofDay }) => (
        <section key={day} className={styles.day} data-today={day === today || undefined}>
          <h3 className={styles.dayHead}>
            <span>{longDay(day, locale)}</span>
            {showsLunar && <LunarName {...{ day, locale }} className={styles.lunar} />}
          </h3>
          <ul className={styles.events}>
            {ofDay.map((event) => (
              <AgendaLine
                key={event.key}
                {...{ desk, event, day }}
                place={placeOf(day, event.key)}
                isStop={placeOf(day, event.key) === first}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const placeOf = (day: Day, key: string): string => `${day} ${key}`
