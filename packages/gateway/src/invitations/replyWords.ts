import {
  formatAddress,
  type Address,
  type EventNotice,
  type InvitationAnswer,
  type Locale,
} from '@mailroom/core'
import { titleOf } from './eventWords'
import { eventStrings } from './strings/eventStrings'

/** What people read of an answer whose other half is for the organizer's calendar. */
export function replyWords(
  locale: Locale,
  answer: InvitationAnswer,
  attendee: Address,
  { title }: Pick<EventNotice, 'title'>,
): { readonly subject: string; readonly text: string } {
  const words = eventStrings[locale]
  const named = titleOf(locale, { title })
  const filled = (sentence: string) =>
    sentence.replace('{who}', () => formatAddress(attendee)).replace('{title}', () => named)
  return { subject: filled(words.subject[answer]), text: filled(words.text[answer]) }
}
