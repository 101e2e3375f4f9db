import { findLinks, type CalendarEvent, type Invitee } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { Fragment, useState, type ReactNode } from 'react'
import type { SayCalendar } from '../calendarStrings'
import { eventFormStrings } from '../event-form/eventFormStrings'
import { reminderText } from '../event-form/reminderOptions'
import type { EventDesk } from '../events/EventDesk'
import { RecurrenceText } from '../recurrence-text/RecurrenceText'
import * as styles from './EventDetails.css'

export interface EventFactsProps {
  desk: EventDesk
  event: CalendarEvent
}

/** Guests in the short view. */
const shortCount = 5

/** How often, where, what is noted, who comes, and in which calendar. What others wrote stays text. */
export function EventFacts({ desk, event }: EventFactsProps) {
  const { t, locale, timeZone, calendars } = desk
  const { recurrence, place, note, organizer, guests, reminderMinutes } = event
  const { t: tell } = useStrings(eventFormStrings)
  const calendar = calendars.get(event.calendarId)
  return (
    <dl className={styles.facts}>
      {recurrence && (
        <Fact word={t('repeats')}>
          <RecurrenceText {...{ recurrence }} style={{ locale, timeZone }} />
        </Fact>
      )}
      {place !== '' && (
        <Fact word={t('where')}>
          <LinkedText text={place} />
        </Fact>
      )}
      {note !== '' && (
        <>
          <dt className={styles.word}>{t('note')}</dt>
          <dd className={styles.note} dir="auto">
            <LinkedText text={note} />
          </dd>
        </>
      )}
      {organizer && (
        <Fact word={t('organizer')}>
          <bdi title={organizer.address}>{organizer.name || organizer.address}</bdi>
        </Fact>
      )}
      {guests.length > 0 && (
        <Fact word={t('guests', { count: guests.length })}>
          <Guests {...{ t, guests }} />
        </Fact>
      )}
      {/* Whoever only reads a calendar is not reminded of what its owner is. */}
      {reminderMinutes !== undefined && calendar?.access === 'own' && (
        <Fact word={t('reminder')}>{reminderText(tell, reminderMinutes)}</Fact>
      )}
      {calendar && (
        <Fact word={t('calendar')}>
          <bdi>
            {calendar.owner
              ? t('ofPerson', {
                  calendar: calendar.name,
                  name: calendar.owner.name || calendar.owner.address,
                })
              : calendar.name}
          </bdi>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ word, children }: { word: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.word}>{word}</dt>
      <dd className={styles.fact}>{children}</dd>
    </>
  )
}

function Guests({ t, guests }: { t: SayCalendar; guests: readonly Invitee[] }) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? guests : guests.slice(0, shortCount)
  return (
    <>
      <ul className={styles.guests}>
        {shown.map(({ name, address, status, isOptional }) => (
          <li key={address}>
            <bdi title={address}>{name || address}</bdi>{' '}
            <span className={styles.quiet}>
              {[t(`status_${status}`), ...(isOptional ? [t('optional')] : [])].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {guests.length > shortCount && !isOpen && (
        <Button size="small" variant="ghost" className={styles.moreGuests} onClick={() => setOpen(true)}>
          {t('showGuests', { count: guests.length })}
        </Button>
      )}
    </>
  )
}

/** Text in which web and mail addresses lead where they say. @source X4 */
function LinkedText({ text }: { text: string }) {
  return findLinks(text).map(({ text: words, href }, index) =>
    href === undefined ? (
      <Fragment key={index}>{words}</Fragment>
    ) : (
      <a key={index} className={styles.link} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </a>
    ),
  )
}
