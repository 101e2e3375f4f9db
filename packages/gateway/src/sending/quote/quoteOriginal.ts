import { formatAddress, type Address, type Locale } from '@mailroom/core'
import type { StoredMessage } from '../../doors/mail-store/MailStore'
import { en, type QuoteStrings } from '../strings/en'
import { zhHans } from '../strings/zh-hans'
import { zhTw } from '../strings/zh-tw'
import { escapeHtml } from '../../mime/parse/text/entities'
import { textToHtml } from './textToHtml'

const strings: Readonly<Record<Locale, QuoteStrings>> = { 'zh-hans': zhHans, 'zh-tw': zhTw, en }
const intlLocale: Readonly<Record<Locale, string>> = { 'zh-hans': 'zh-CN', 'zh-tw': 'zh-TW', en: 'en-GB' }

/** How the lines above the original are written. */
export interface QuoteOptions {
  readonly locale: Locale
  /** IANA name of the zone in which times are written. */
  readonly timeZone: string
}

/**
 * The original as it stands below an answer: a line that says who wrote it and when, and its text, indented.
 * The original's own HTML is put in unchanged: it is hostile until the reader's page has cleaned it.
 *
 * @source CO-01
 */
export function quoteForReply(original: StoredMessage, options: QuoteOptions): string {
  const words = strings[options.locale]
  const line = words.wrote
    .replace('{time}', () => timeOf(original, options))
    .replace('{sender}', () => formatAddress(original.from))
  return (
    `<div class="mailroom-quote"><p>${escapeHtml(line)}</p>` +
    `<blockquote type="cite" style="margin:0 0 0 0.8ex;border-left:1px solid #ccc;padding-left:1ex">` +
    `${bodyOf(original)}</blockquote></div>`
  )
}

/** The original as it stands in a forwarded mail: its most important header lines, and its text. @source CO-01 */
export function quoteForForward(original: StoredMessage, options: QuoteOptions): string {
  const words = strings[options.locale]
  const people = (list: readonly Address[]) => list.map(formatAddress).join(words.separator)
  const lines: [string, string][] = [
    [words.from, formatAddress(original.from)],
    [words.date, timeOf(original, options)],
    [words.subject, original.subject],
    [words.to, people(original.to)],
    ...(original.cc.length > 0 ? [[words.cc, people(original.cc)] satisfies [string, string]] : []),
  ]
  const header = lines
    .map(([label, value]) => `<b>${label}${words.colon}</b>${escapeHtml(value)}`)
    .join('<br>')
  return (
    `<div class="mailroom-quote"><p>---------- ${words.forwarded} ----------<br>${header}</p>` +
    `<div>${bodyOf(original)}</div></div>`
  )
}

const bodyOf = (original: StoredMessage): string => original.html ?? textToHtml(original.text)

function timeOf(original: StoredMessage, { locale, timeZone }: QuoteOptions): string {
  const format = new Intl.DateTimeFormat(intlLocale[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
    hourCycle: 'h23',
  })
  return format.format(original.sentAt ?? original.receivedAt)
}
