import type { Address } from '@mailroom/core'
import { MAX_FIELD_BYTES, MAX_REPEATED_FIELDS } from '../limits'
import type { HeaderField } from '../structure/HeaderField'
import { cleanPhrase } from './cleanPhrase'
import { decodeHeaderBytes } from './decodeHeaderBytes'
import { decodeWords } from './decodeWords'
import { parseAddresses } from './parseAddresses'
import { parseDate } from './parseDate'
import { parseIds } from './parseIds'
import { oneSender } from './oneSender'

/** What the header of a mail says, decoded, cleaned and bounded. */
export interface MessageHeaders {
  readonly subject: string
  readonly from: readonly Address[]
  readonly sender: readonly Address[]
  readonly to: readonly Address[]
  readonly cc: readonly Address[]
  readonly bcc: readonly Address[]
  readonly replyTo: readonly Address[]
  /** ms since 1970. */
  readonly date?: number
  /** Without angle brackets; empty when there is none. */
  readonly messageId: string
  readonly inReplyTo: readonly string[]
  readonly references: readonly string[]
  /** Addresses to leave a list by: only https, http and mailto. @source RFC 2369 */
  readonly listUnsubscribe: readonly string[]
  /** True when one POST to the https address is enough. @source RFC 8058 */
  readonly isOneClickUnsubscribe: boolean
  /** Who wants to hear that the mail was read. @source RFC 8098 2.1, RD-13 */
  readonly dispositionNotificationTo: readonly Address[]
  readonly priority: 'high' | 'normal' | 'low'
  /** The first word of Auto-Submitted, lower case; empty when there is none. @source RFC 3834 5 */
  readonly autoSubmitted: string
  /** Written by a program or sent to many: never answered by a program. */
  readonly isAutomatic: boolean
}

/** Reads the fields that Mailroom uses; the rest stays in the raw mail. */
export function readHeaders(fields: readonly HeaderField[]): MessageHeaders {
  const byName = Map.groupBy(fields, (field) => field.name)
  const text = (name: string): string => {
    const values = byName.get(name) ?? []
    const decoded = values.slice(0, 10).map((field) => decodeHeaderBytes(field.value))
    return decoded.find(Boolean) ?? ''
  }
  const phrase = (name: string): string => cleanPhrase(decodeWords(text(name)))
  const addresses = (name: string): Address[] => parseAddresses(joined(byName.get(name) ?? []))
  const date = parseDate(text('date'))
  const autoSubmitted = /^[a-z-]{1,64}/.exec(phrase('auto-submitted').toLowerCase())?.[0] ?? ''
  return {
    subject: phrase('subject'),
    from: oneSender(addresses('from')),
    sender: addresses('sender'),
    to: addresses('to'),
    cc: addresses('cc'),
    bcc: addresses('bcc'),
    replyTo: addresses('reply-to'),
    ...(date === undefined ? {} : { date }),
    messageId: parseIds(text('message-id'))[0] ?? '',
    inReplyTo: parseIds(text('in-reply-to')),
    references: parseIds(text('references')),
    listUnsubscribe: unsubscribeLinks(text('list-unsubscribe')),
    isOneClickUnsubscribe: /list-unsubscribe=one-click/i.test(text('list-unsubscribe-post').slice(0, 200)),
    dispositionNotificationTo: addresses('disposition-notification-to'),
    priority: priorityOf(phrase('x-priority') || phrase('importance') || phrase('priority')),
    autoSubmitted,
    isAutomatic:
      (autoSubmitted !== '' && autoSubmitted !== 'no') ||
      /^(?:bulk|list|junk|auto[-_]?reply)/i.test(phrase('precedence')) ||
      byName.has('list-id') ||
      byName.has('x-autoreply') ||
      /\b(?:all|oof|autoreply|dr)\b/i.test(phrase('x-auto-response-suppress')),
  }
}

/** Repeated address fields are one list. */
function joined(fields: readonly HeaderField[]): string {
  const texts: string[] = []
  let bytes = 0
  for (const { value } of fields.slice(0, MAX_REPEATED_FIELDS)) {
    bytes += value.length
    if (bytes > MAX_FIELD_BYTES * 2) break
    texts.push(decodeHeaderBytes(value))
  }
  return texts.join(',')
}

function unsubscribeLinks(text: string): string[] {
  const links = [...text.slice(0, 10_000).matchAll(/<\s{0,9}((?:https?|mailto):[^<>\s]{1,2000})\s{0,9}>/gi)]
  return links.slice(0, 10).map((match) => cleanPhrase(match[1]!, 2_000))
}

/** X-Priority has numbers (1 and 2 high, 4 and 5 low), the others have words. */
function priorityOf(text: string): MessageHeaders['priority'] {
  if (/^\s*[12]\b|^\s*(?:high|urgent)/i.test(text)) return 'high'
  return /^\s*[45]\b|^\s*(?:low|non-urgent)/i.test(text) ? 'low' : 'normal'
}
