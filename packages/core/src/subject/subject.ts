import type { Locale } from '../settings/Settings'

// What mail programs put before the subject of an answer or a forward, by the languages they speak, with the count
// and the colon of either width that some of them add: `Re[2]:`, `回复：`.
const prefix =
  /\s*(?:re|fwd?|aw|wg|sv|vb|antw|tr|rv|rif|odp|ynt|回复|回覆|答复|答覆|回信|转发|轉發|轉寄|转寄|返信|転送|회신|전달)\s?(?:\[\d{1,4}\]|\(\d{1,4}\))?\s?[:：]\s*/iy

const replyPrefix: Readonly<Record<Locale, string>> = { 'zh-hans': '回复：', 'zh-tw': '回覆：', en: 'Re: ' }
const forwardPrefix: Readonly<Record<Locale, string>> = {
  'zh-hans': '转发：',
  'zh-tw': '轉寄：',
  en: 'Fwd: ',
}

/** The subject without the prefixes of answers and forwards, in whatever language and however many. */
export function bareSubject(subject: string): string {
  let start = 0
  prefix.lastIndex = 0
  while (prefix.test(subject)) start = prefix.lastIndex
  return subject.slice(start).trim()
}

/** The subject of an answer: one prefix, in the writer's language, however often the mail went to and fro. */
export const replySubject = (subject: string, locale: Locale): string =>
  (replyPrefix[locale] + bareSubject(subject)).trim()

/** The subject of a forwarded mail: one prefix, in the writer's language. */
export const forwardSubject = (subject: string, locale: Locale): string =>
  (forwardPrefix[locale] + bareSubject(subject)).trim()
