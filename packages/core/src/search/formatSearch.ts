import { followUpSearch } from '../follow-up/FollowUp'
import type { SearchOperator } from './operators'
import type { SearchConditions } from './SearchConditions'
import { dateWord, isOneDay } from './searchDates'
import { searchTerms } from './searchTerms'
import { ageWord, bytesWord } from './searchValues'

/**
 * Conditions in the language of the search box, with English operators; `parseSearch` reads them back. Times become
 * days.
 */
export function formatSearch(conditions: SearchConditions): string {
  const { receivedFrom: from, receivedBefore: before, isRead, isFlagged } = conditions
  const isDay = from !== undefined && before !== undefined && isOneDay(from, before)
  return [
    ...spread('from', conditions.sender),
    ...spread('to', conditions.recipient),
    ...spread('cc', conditions.copied),
    ...spread('with', conditions.correspondent),
    ...spread('subject', conditions.subject),
    ...spread('body', conditions.content),
    ...spread('filename', conditions.attachment),
    conditions.folder !== undefined && `in:${quoted(conditions.folder)}`,
    conditions.isEverywhere && 'in:anywhere',
    conditions.hasAttachments && 'has:attachment',
    isRead !== undefined && (isRead ? 'is:read' : 'is:unread'),
    isFlagged !== undefined && (isFlagged ? 'is:flagged' : 'is:unflagged'),
    conditions.isAnswered && 'is:answered',
    conditions.isFollowUp && followUpSearch,
    ...(conditions.tags ?? []).map((tag) => `tag:${quoted(tag)}`),
    conditions.age && `newer:${ageWord(conditions.age)}`,
    conditions.size && `size:${conditions.size}`,
    isDay && `on:${dateWord(from)}`,
    !isDay && from !== undefined && `after:${dateWord(from)}`,
    !isDay && before !== undefined && `before:${dateWord(before)}`,
    conditions.minBytes !== undefined && `larger:${bytesWord(conditions.minBytes)}`,
    conditions.maxBytes !== undefined && `smaller:${bytesWord(conditions.maxBytes)}`,
    ...words(conditions.without).map((word) => `-${word}`),
    ...words(conditions.text),
  ]
    .filter((part) => part !== false && part !== undefined && part !== '')
    .join(' ')
}

const spread = (operator: SearchOperator, text: string | undefined): string[] =>
  words(text).map((word) => `${operator}:${word}`)

/** The words and phrases of a text, each as it is typed. What looks like an operator in it is none. */
const words = (text: string | undefined): string[] =>
  searchTerms(text ?? '').map(({ operator, value, isPhrase, isExcluded, start, end }) =>
    operator || isExcluded || isPhrase
      ? quoted((isPhrase ? value : text!.slice(start, end)).trim(), true)
      : value,
  )

/** In quotation marks where it would fall apart, or be read as something else, without them. */
const quoted = (text: string, isForced = false): string => {
  const bare = text.replace(/["“”]/g, ' ').trim()
  return isForced || bare !== text || /[\s「」]/.test(bare) ? `"${bare}"` : bare
}
