import {
  formatAddress,
  formatEventTime,
  isZone,
  type Address,
  type EventTime,
  type Locale,
} from '@mailroom/core'
import { eventStrings } from './strings/eventStrings'

/** What a mail tells of an event. */
export interface ToldEvent {
  readonly title: string
  readonly place: string
  /** Further words, in lines. */
  readonly note: string
  readonly time: EventTime
  /** IANA name of the zone in which its time is told; UTC for what is none. */
  readonly timeZone: string
  /** It comes again. */
  readonly repeats?: boolean
}

/** What people read of a mail whose other half is for their calendars: somebody invites, changes an event or calls it off. */
export function eventWords(
  locale: Locale,
  act: 'invite' | 'change' | 'calledOff',
  organizer: Address,
  event: ToldEvent,
): { readonly subject: string; readonly text: string } {
  const { subject, text } = eventStrings[locale][act]
  const title = titleOf(locale, event)
  const filled = (sentence: string) =>
    sentence.replace('{who}', () => formatAddress(organizer)).replace('{title}', () => title)
  const told = act === 'calledOff' ? { ...event, note: '' } : event
  return { subject: filled(subject), text: [filled(text), '', ...eventLines(locale, told)].join('\n') }
}

/** When and where an event is, and what else is said of it. */
export function eventLines(locale: Locale, event: ToldEvent): readonly string[] {
  const { when, where, repeats } = eventStrings[locale].invite
  const place = event.place.trim()
  return [
    when.replace('{when}', () => timeOf(locale, event)),
    ...(place === '' ? [] : [where.replace('{where}', () => place)]),
    ...(event.repeats === true ? [repeats] : []),
    ...(event.note.trim() === '' ? [] : ['', event.note]),
  ]
}

/** When an event is, in its zone. */
export const timeOf = (locale: Locale, { time, timeZone }: ToldEvent): string =>
  formatEventTime(time, { locale, timeZone: isZone(timeZone) ? timeZone : 'UTC' })

/** What an event is called. */
export const titleOf = (locale: Locale, { title }: Pick<ToldEvent, 'title'>): string =>
  title.trim() === '' ? eventStrings[locale].untitled : title
