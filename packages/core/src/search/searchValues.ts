import type { Locale } from '../settings/Settings'
import type { FolderRole } from '../mail/Folder'
import type { SearchAge, SearchConditions, SearchSize } from './SearchConditions'

type Words<T> = Readonly<Record<Locale, readonly (readonly [string, T])[]>>

/** States that `is:` knows. The first word of a language for a state is the one that is offered. */
const states: Words<SearchConditions> = {
  en: [
    ['unread', { isRead: false }],
    ['read', { isRead: true }],
    ['flagged', { isFlagged: true }],
    ['unflagged', { isFlagged: false }],
    ['answered', { isAnswered: true }],
    ['followup', { isFollowUp: true }],
    ['replied', { isAnswered: true }],
  ],
  'zh-hans': [
    ['未读', { isRead: false }],
    ['已读', { isRead: true }],
    ['旗标', { isFlagged: true }],
    ['无旗标', { isFlagged: false }],
    ['已回复', { isAnswered: true }],
    ['待跟进', { isFollowUp: true }],
  ],
  'zh-tw': [
    ['未讀', { isRead: false }],
    ['已讀', { isRead: true }],
    ['旗標', { isFlagged: true }],
    ['無旗標', { isFlagged: false }],
    ['已回覆', { isAnswered: true }],
    ['待追蹤', { isFollowUp: true }],
  ],
}

const contents: Words<SearchConditions> = {
  en: [
    ['attachment', { hasAttachments: true }],
    ['attachments', { hasAttachments: true }],
  ],
  'zh-hans': [['附件', { hasAttachments: true }]],
  'zh-tw': [['附件', { hasAttachments: true }]],
}

const places: Words<FolderRole | 'anywhere'> = {
  en: [
    ['inbox', 'inbox'],
    ['sent', 'sent'],
    ['drafts', 'drafts'],
    ['archive', 'archive'],
    ['spam', 'spam'],
    ['trash', 'trash'],
    ['anywhere', 'anywhere'],
    ['all', 'anywhere'],
  ],
  'zh-hans': [
    ['收件箱', 'inbox'],
    ['已发送', 'sent'],
    ['草稿箱', 'drafts'],
    ['归档', 'archive'],
    ['垃圾邮件', 'spam'],
    ['已删除', 'trash'],
    ['全部', 'anywhere'],
  ],
  'zh-tw': [
    ['收件匣', 'inbox'],
    ['寄件備份', 'sent'],
    ['草稿', 'drafts'],
    ['封存', 'archive'],
    ['垃圾郵件', 'spam'],
    ['垃圾桶', 'trash'],
    ['所有', 'anywhere'],
  ],
}

const ages: Readonly<Record<string, SearchAge>> = {
  '1d': 'day',
  '3d': 'threeDays',
  '1w': 'week',
  '7d': 'week',
  '1m': 'month',
  '3m': 'threeMonths',
  '6m': 'halfYear',
  '1y': 'year',
}

const sizes: Words<SearchSize> = {
  en: [
    ['small', 'small'],
    ['medium', 'medium'],
    ['large', 'large'],
  ],
  'zh-hans': [
    ['小', 'small'],
    ['中', 'medium'],
    ['大', 'large'],
  ],
  'zh-tw': [],
}

/** A reader of a table of words: any language, any case. */
const reader = <T>(words: Words<T>): ((word: string) => T | undefined) => {
  const known = new Map(Object.values(words).flat())
  return (word) => known.get(word.toLowerCase())
}

/** What a word after `is:` means, in any language; undefined for none. */
export const stateOf = reader(states)
/** The same after `has:`. */
export const contentOf = reader(contents)
/** The same after `in:`. */
export const placeOf = reader(places)
/** The same for sizes. */
export const sizeOf = reader(sizes)
/** The same for ages. */
export const ageOf = (word: string): SearchAge | undefined => ages[word.toLowerCase()]

/** The word of an age, as `newer:` takes it. */
export const ageWord = (age: SearchAge): string =>
  Object.keys(ages).find((word) => ages[word] === age) ?? '1y'

/** What `is:` and `has:` offer in a language. */
export const offeredValues = (operator: 'is' | 'has', locale: Locale): readonly string[] =>
  (operator === 'is' ? states : contents)[locale].slice(0, operator === 'is' ? 6 : 1).map(([word]) => word)

const units: Readonly<Record<string, number>> = { '': 1, b: 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 }

/** Bytes of `10M`, `500 KB`, `1.5g`. */
export function bytesOf(word: string): number | undefined {
  const match = /^(\d{1,9}(?:\.\d{1,3})?)([bkmg]?)b?$/i.exec(word)
  if (!match) return undefined
  return Math.round(Number(match[1]) * units[match[2]!.toLowerCase()]!)
}

/** The shortest way to write so many bytes that `bytesOf` reads back. */
export function bytesWord(bytes: number): string {
  const unit = ['g', 'm', 'k'].find((each) => bytes > 0 && Number.isInteger(bytes / units[each]!))
  return unit ? `${bytes / units[unit]!}${unit.toUpperCase()}` : String(bytes)
}
