import { formatAddress, formatEventTime, type Address, type EventPlan, type Locale } from '@mailroom/core'
import { isZone } from '../zones/wallClock'
import { eventStrings } from './strings/eventStrings'

/** What people read of an invitation whose other half is for their calendars. */
export function inviteWords(
  locale: Locale,
  organizer: Address,
  { title, location, note, time, timeZone }: EventPlan,
): { readonly subject: string; readonly text: string } {
  const words = eventStrings[locale].invite
  const when = formatEventTime(time, { locale, timeZone: isZone(timeZone) ? timeZone : 'UTC' })
  const place = location.trim()
  const lines = [
    words.text.replace('{who}', () => formatAddress(organizer)).replace('{title}', () => title),
    '',
    words.when.replace('{when}', () => when),
    ...(place === '' ? [] : [words.where.replace('{where}', () => place)]),
    ...(note.trim() === '' ? [] : ['', note]),
  ]
  return { subject: words.subject.replace('{title}', () => title), text: lines.join('\n') }
}
