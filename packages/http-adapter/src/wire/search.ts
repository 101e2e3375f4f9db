import type { AnswerOf, Contract, QueryOf } from '@mailroom/api'
import { MailroomError, type SavedSearch, type SearchQuery, searchAges, searchSizes } from '@mailroom/core'
import { toWireSort, toWireView } from './rows'

/** The codes of the texts for ages and sizes, which count from 1. */
const dates = ['1', '2', '3', '4', '5', '6', '7'] as const
const sizes = ['1', '2', '3'] as const

/**
 * A search as the texts have it, by pages.
 *
 * @throws MailroomError `invalid` for rows that are no page
 */
export function toWireSearch(query: SearchQuery): QueryOf<Contract['search']> {
  const { conditions: given, offset, limit, sort, filter, isThorough } = query
  if (!Number.isSafeInteger(limit) || limit < 1 || !Number.isSafeInteger(offset / limit) || offset < 0)
    throw new MailroomError('invalid', 'Results of a search are asked for by whole pages.')
  return {
    keyword: given.text || undefined,
    subject: given.subject || undefined,
    attach: given.attachment || undefined,
    content: given.content || undefined,
    sender: given.sender || undefined,
    recipient: given.recipient || undefined,
    copied: given.copied || undefined,
    correspondent: given.correspondent || undefined,
    without: given.without || undefined,
    folder: given.folder,
    everywhere: given.isEverywhere ? '1' : undefined,
    date: given.age && dates[searchAges.indexOf(given.age)],
    size: given.size && sizes[searchSizes.indexOf(given.size)],
    received_from: timeOf(given.receivedFrom),
    received_before: timeOf(given.receivedBefore),
    min_bytes: given.minBytes?.toString(),
    max_bytes: given.maxBytes?.toString(),
    is_read: yesOrNo(given.isRead),
    is_flagged: yesOrNo(given.isFlagged),
    is_answered: yesOrNo(given.isAnswered),
    is_follow_up: yesOrNo(given.isFollowUp),
    has_attach: yesOrNo(given.hasAttachments),
    tags: given.tags?.join('\n') || undefined,
    page: String(offset / limit + 1),
    page_size: String(limit),
    server: isThorough ? '1' : undefined,
    sort: sort && toWireSort(sort),
    view: filter && toWireView(filter),
  }
}

/** A search that was kept. */
export const fromWireSavedSearch = ({ id, name, query }: AnswerOf<Contract['saveSearch']>): SavedSearch => ({
  id,
  ...(name !== '' && { name }),
  query,
})

const timeOf = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString())

const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? '1' : '0')
