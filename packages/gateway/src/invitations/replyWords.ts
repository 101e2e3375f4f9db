import {
  formatAddress,
  type Address,
  type EventNotice,
  type InvitationAnswer,
  type Locale,
} from '@mailroom/core'
import { en, type ReplyStrings } from './strings/en'
import { zhHans } from './strings/zh-hans'
import { zhTw } from './strings/zh-tw'

const strings: Readonly<Record<Locale, ReplyStrings>> = { en, 'zh-hans': zhHans, 'zh-tw': zhTw }

/** What people read of an answer whose other half is for the organizer's calendar. */
export function replyWords(
  locale: Locale,
  answer: InvitationAnswer,
  attendee: Address,
  { title }: Pick<EventNotice, 'title'>,
): { readonly subject: string; readonly text: string } {
  const words = strings[locale]
  const named = title === '' ? words.untitled : title
  const filled = (sentence: string) =>
    sentence.replace('{who}', () => formatAddress(attendee)).replace('{title}', () => named)
  return { subject: filled(words.subject[answer]), text: filled(words.text[answer]) }
}
