import { isBirthday } from '@mailroom/core'

/** Longest text that can be a date with its time. */
const maxLength = 60

/** What may follow a day: its time, or its weekday. */
const rest = String.raw`(?:[T\s,星週周禮礼].*)?$`

/**
 * Days as people and programs write them: `y`, `m` and `d`, where `a` and `b` stand in either order; `roc` counts from the
 * founding of the Republic of China.
 */
const patterns = [
  String.raw`(?<y>\d{4}) ?[-/.年] ?(?<m>\d{1,2}) ?[-/.月] ?(?<d>\d{1,2}) ?[日号號]?`,
  String.raw`(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})`,
  String.raw`--(?<m>\d{2})-?(?<d>\d{2})`,
  String.raw`(?<m>\d{1,2}) ?月 ?(?<d>\d{1,2}) ?[日号號]?`,
  String.raw`(?:中華|中华)?民[國国] ?(?<roc>\d{1,3}) ?年 ?(?<m>\d{1,2}) ?月 ?(?<d>\d{1,2}) ?日`,
  String.raw`(?<d>\d{1,2})\. ?(?<m>\d{1,2})\. ?(?<y>\d{4}|\d{2})`,
  String.raw`(?<y>3[2-9]|[4-9]\d)[-/](?<m>\d{1,2})[-/](?<d>\d{1,2})`,
  String.raw`(?<a>\d{1,2})[-/](?<b>\d{1,2})(?:[-/](?<y>\d{4}|\d{2}))?`,
  String.raw`(?:[a-z]{3,9},? )?(?<word>[a-z]{3,9})\.? (?<d>\d{1,2})(?:st|nd|rd|th)?,? (?<y>\d{4})`,
  String.raw`(?:[a-z]{3,9},? )?(?<d>\d{1,2})(?:st|nd|rd|th)?[ -](?<word>[a-z]{3,9})\.?,?[ -](?<y>\d{4}|\d{2})`,
].map((start) => new RegExp(`^${start}${rest}`, 'isu'))

/**
 * A birthday from a text of a file, `4/23/1990` as well as `1990年4月23日`. Where both are possible the month comes before
 * the day, as in the files of Outlook and Google.
 *
 * @returns as in `ContactFields.birthday`; undefined for what is no day
 */
export function readBirthday(text: string): string | undefined {
  const plain = text.slice(0, maxLength).normalize('NFKC').trim()
  for (const pattern of patterns) {
    const parts = pattern.exec(plain)?.groups
    if (parts === undefined) continue
    const birthday = `${yearOf(parts)}-${dayOf(parts)
      .map((part) => part.padStart(2, '0'))
      .join('-')}`
    return isBirthday(birthday) ? birthday : undefined
  }
  return undefined
}

type Parts = Readonly<Record<string, string | undefined>>

/** A year of two digits lies in the hundred years before now; `-` when it is not known. */
function yearOf({ y, roc }: Parts): string {
  if (roc !== undefined) return String(Number(roc) + 1911)
  if (y?.length !== 2) return y ?? '-'
  const now = new Date().getUTCFullYear()
  const same = now - (now % 100) + Number(y)
  return String(same > now ? same - 100 : same)
}

/** Month and day. */
function dayOf({ a, b, word, m = '0', d = '0' }: Parts): [string, string] {
  if (a !== undefined && b !== undefined) return Number(a) > 12 ? [b, a] : [a, b]
  return [word === undefined ? m : monthOf(word), d]
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `0` for a word that is no month. */
const monthOf = (word: string): string => String(months.indexOf(word.slice(0, 3).toLowerCase()) + 1)
