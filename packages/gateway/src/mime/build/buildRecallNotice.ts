import type { Address, InternetMessageId, Locale } from '@mailroom/core'
import { type BuiltMessage, buildMessage } from './buildMessage'
import { en } from './strings/en'
import { zhHans } from './strings/zh-hans'
import { zhTw } from './strings/zh-tw'

/** A mail that was taken back, and for whom the word about it is. */
export interface RecalledMail {
  readonly messageId: InternetMessageId
  readonly from: Address
  readonly to: Address
  /** Language of the recipient. */
  readonly locale: Locale
  /** When the mail was sent; ms since 1970. */
  readonly date: number
}

/** What stands in the place of a mail that its sender has recalled: who did it, and nothing that it said. @source SS-03 */
export function buildRecallNotice({
  messageId,
  from,
  to,
  locale,
  date,
}: RecalledMail): Promise<BuiltMessage> {
  const words = { en, 'zh-hans': zhHans, 'zh-tw': zhTw }[locale]
  return buildMessage({
    from,
    to: [to],
    subject: words.recalledSubject,
    text: words.recalledText(from.name || from.address),
    date,
    references: [messageId],
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}
