import type { Day } from '../days/days'
import { eventButtonProps } from '../events/eventButtonProps'
import type { EventDesk } from '../events/EventDesk'
import { DetailsAt } from '../events/EventPlace'
import { eventLabel, timeOnDay, titleOf } from '../events/eventWords'
import type { ShownEvent } from '../events/ShownEvent'
import { Spoken } from '../events/Spoken'
import * as styles from './AgendaLine.css'

export interface AgendaLineProps {
  desk: EventDesk
  event: ShownEvent
  day: Day
  /** Names this line. */
  place: string
  /** Tab leads to it. */
  isStop: boolean
}

/** An event of a day in the list. */
export function AgendaLine({ desk, event, day, place, isStop }: AgendaLineProps) {
  const { t, locale, timeZone, calendars, opened, onOpen } = desk
  const { occurrence } = event
  return (
    <li className={styles.item}>
      <button {...eventButtonProps(desk, event, place, isStop)} className={styles.line}>
        <Spoken
          words={eventLabel(t, event, { locale, timeZone, calendar: calendars.get(occurrence.calendarId) })}
        >
          <span className={styles.dot} />
          <span className={styles.time}>{timeOnDay(t, event, day)}</span>
          <span className={styles.words}>
            <bdi className={styles.title}>{titleOf(t, occurrence)}</bdi>
            {occurrence.place !== '' && <bdi className={styles.more}>{occurrence.place}</bdi>}
          </span>
        </Spoken>
      </button>
      {opened === place && (
        <DetailsAt side="bottom" label={titleOf(t, occurrence)} onClose={() => onOpen(undefined)}>
          {(close) => desk.renderDetails(event, close)}
        </DetailsAt>
      )}
    </li>
  )
}
