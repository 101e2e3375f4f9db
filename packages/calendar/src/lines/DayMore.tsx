import { Popover } from '@mailroom/ui'
import type { Day } from '../days/days'
import { longDay } from '../days/dayWords'
import { EventButton } from '../events/EventButton'
import * as eventStyles from '../events/EventButton.css'
import type { EventDesk } from '../events/EventDesk'
import { DetailsAt } from '../events/EventPlace'
import { startText, titleOf } from '../events/eventWords'
import type { ShownEvent } from '../events/ShownEvent'
import { Spoken } from '../events/Spoken'
import * as styles from './DayMore.css'

export interface DayMoreProps {
  desk: EventDesk
  day: Day
  /** Events that found no room. */
  count: number
  /** All of the day. */
  events: readonly ShownEvent[]
  /** Pixels from the upper edge of the day. */
  top: number
  isStop: boolean
  isNarrow: boolean
}

/** How many more events a day has; pressed it shows them all. @source CA-01 */
export function DayMore({ desk, day, count, events, top, isStop, isNarrow }: DayMoreProps) {
  const { t, locale, opened, onOpen } = desk
  if (count === 0) return null
  const place = `more ${day}`
  const chosen = events.find(({ key }) => opened === `${place} ${key}`)
  return (
    <div className={styles.more} style={{ insetBlockStart: top }}>
      <Popover
        open={opened === place}
        onOpenChange={(open) => onOpen(open ? place : undefined)}
        label={longDay(day, locale)}
        trigger={
          <button type="button" className={styles.moreButton} tabIndex={isStop ? 0 : -1} data-more>
            <Spoken words={t('moreOf', { day: longDay(day, locale), count })}>
              {isNarrow ? `+${count}` : t('more', { count })}
            </Spoken>
          </button>
        }
      >
        <div className={styles.dayList}>
          <h3 className={styles.dayListTitle}>{longDay(day, locale)}</h3>
          {events.map((event) => (
            <div key={event.key} className={styles.dayListLine}>
              <EventButton
                {...{ desk, event }}
                place={`${place} ${event.key}`}
                isStop
                kind={event.isBar ? 'line' : 'dotted'}
              >
                {!event.isBar && <span className={eventStyles.dot} aria-hidden />}
                {!event.isBar && <span className={eventStyles.time}>{startText(event)}</span>}
                <span className={eventStyles.title}>{titleOf(t, event.occurrence)}</span>
              </EventButton>
            </div>
          ))}
        </div>
      </Popover>
      {chosen && (
        <DetailsAt side="bottom" label={titleOf(t, chosen.occurrence)} onClose={() => onOpen(undefined)}>
          {(close) => desk.renderDetails(chosen, close)}
        </DetailsAt>
      )}
    </div>
  )
}
