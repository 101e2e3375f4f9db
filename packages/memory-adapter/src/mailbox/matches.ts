import {
  isFlagged,
  type Address,
  type FolderRole,
  type MessageFilter,
  type MessageSearch,
} from '@mailroom/core'
import type { StoredMail } from './StoredMail'

/** Says whether a list with this filter shows the mail. @source ML-04 */
export function passesFilter({ state }: StoredMail, filter: MessageFilter): boolean {
  switch (filter.kind) {
    case 'all':
      return true
    case 'unseen':
      return !state.isRead
    case 'seen':
      return state.isRead
    case 'flagged':
      return isFlagged(state)
    case 'unflagged':
      return !isFlagged(state)
    case 'answered':
      return state.isAnswered
    case 'forwarded':
      return state.isForwarded
    case 'color':
      return state.flag === filter.color
    default:
      return state.tags.includes(filter.tag)
  }
}

/**
 * Says whether a mail has the words. Every word of a field must be there, in any order; case and the width of
 * letters make no difference. Where the reader is the sender, `sender` looks at the recipients.
 *
 * @source ML-09
 */
export function matchesSearch(mail: StoredMail, search: MessageSearch, role?: FolderRole): boolean {
  const { content } = mail
  const people = [content.from, ...content.to, ...content.cc]
  const correspondents = role === 'sent' || role === 'drafts' ? content.to : [content.from]
  return (
    hasWords([content.subject, content.text, ...people.map(written)].join('\n'), search.text) &&
    hasWords(correspondents.map(written).join('\n'), search.sender) &&
    hasWords(content.subject, search.subject) &&
    hasWords(content.text, search.content)
  )
}

/** Says whether words stand in a text: all of them, in any order; a phrase in quotation marks as a whole. */
export const hasWords = (text: string, words: string | undefined): boolean =>
  phrasesOf(words).every((phrase) => fold(text).includes(phrase))

const phrasesOf = (words = ''): string[] =>
  (words.match(/"[^"]*"|\S+/g) ?? []).map((part) => fold(part.replaceAll('"', '').trim()))

/** An address as it is looked for: name and address. */
export const written = ({ name, address }: Address): string => `${name} ${address}`
const fold = (text: string): string => text.normalize('NFKC').toLowerCase()
