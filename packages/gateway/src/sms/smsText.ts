import type { Locale } from '@mailroom/core'
import { en } from './strings/en'
import { zhHans } from './strings/zh-hans'
import { zhTw } from './strings/zh-tw'

const words = { en, 'zh-hans': zhHans, 'zh-tw': zhTw }

/** Longest name that stands in a message. */
const maxNameLength = 40

/** Who has written a mail, and how its recipients are told. */
export interface SmsWriter {
  readonly name: string
  readonly locale: Locale
  /** Of the organisation, with `{sender}` in the place of the name; empty for ours. */
  readonly template: string
}

/** What tells a recipient of a mail. Of the mail it names the writer alone. @source CO-13 */
export function smsNoticeText({ name, locale, template }: SmsWriter): string {
  const sender = name
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength)
    .toWellFormed()
  return (template === '' ? words[locale].newMail : template).replaceAll('{sender}', () => sender)
}

/** What a code comes in. @param minutes for which it is good */
export const smsCodeText = (code: string, title: string, minutes: number, locale: Locale): string =>
  words[locale].code
    .replaceAll('{code}', () => code)
    .replaceAll('{title}', () => title)
    .replaceAll('{minutes}', () => String(minutes))
