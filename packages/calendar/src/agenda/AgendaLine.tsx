import type { Day } from '../days/days'
import { hueOf } from '../events/EventButton'
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
  const { t, locale, timeZone, now, calendars, opened, onOpen } = desk
  const { occurrence, key, ends } = event
  const { ownStatus, calendarId } = occurrence
  const isOpen = opened === place
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.line}
        style={hueOf(event)}
        tabIndex={isStop ? 0 : -1}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-event={key}
        data-place={place}
        data-past={ends <= now || undefined}
        data-status={ownStatus === 'pending' || ownStatus === 'tentative' ? ownStatus : undefined}
        onClick={() => onOpen(isOpen ? undefined : place)}
      >
        <Spoken words={eventLabel(t, event, { locale, timeZone, calendar: calendars.get(calendarId) })}>
          <span className={styles.dot} />
          <span className={styles.time}>{timeOnDay(t, event, day)}</span>
          <span className={styles.words}>
            <span className={styles.title}>{titleOf(t, occurrence)}</span>
            {occurrence.place !== '' && <span className={styles.more}>{occurrence.place}</span>}
          </span>
        </Spoken>
      </button>
      {isOpen && (
        <DetailsAt side="bottom" label={titleOf(t, occurrence)} onClose={() => onOpen(undefined)}>
          {(close) => desk.renderDetails(event, close)}
        </DetailsAt>
      )}
    </li>
  )
}
