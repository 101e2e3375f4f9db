import type { Address, Locale } from '@mailroom/core'
import { type BuiltMessage, buildMessage } from './buildMessage'
import { en } from './strings/en'
import { zhHans } from './strings/zh-hans'
import { zhTw } from './strings/zh-tw'

/** A mail that could not leave at its time, and for whom the word about it is. */
export interface NotLeftMail {
  readonly from: Address
  readonly to: Address
  /** Subject of the mail that is still here. */
  readonly subject: string
  /** Language of its writer. */
  readonly locale: Locale
  /** When this is written; ms since 1970. */
  readonly date: number
}

/** Tells a writer that a mail could not be sent at its time. @source CO-07 */
export function buildNotLeftNotice({ from, to, subject, locale, date }: NotLeftMail): Promise<BuiltMessage> {
  const words = { en, 'zh-hans': zhHans, 'zh-tw': zhTw }[locale]
  return buildMessage({
    from,
    to: [to],
    subject: words.notLeftSubject,
    text: `${words.notLeftText}\n\n${words.subject}${subject}\n`,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}
