import type { AnswerOf, Contract, ReadOf } from '@mailroom/api'
import {
  type SavedSearch,
  searchAges,
  type SearchConditions,
  type SearchPage,
  type SearchQuery,
  searchSizes,
} from '@mailroom/core'
import { fromWireSort, fromWireView, toWireItem } from './messages'

type WireSearch = ReadOf<Contract['search'], 'query'>

/** A search as it was asked. Only for values that the contract has checked; `invalid` for a view that does not exist. */
export function fromWireSearch(query: WireSearch): SearchQuery {
  const limit = Number(query.page_size)
  return {
    conditions: fromWireConditions(query),
    limit,
    offset: (Number(query.page) - 1) * limit,
    ...(query.sort !== undefined && { sort: fromWireSort(query.sort) }),
    ...(query.view !== undefined && { filter: fromWireView(query.view) }),
    ...(query.server === '1' && { isThorough: true }),
  }
}

function fromWireConditions(query: WireSearch): SearchConditions {
  const tags = [...new Set(query.tags?.split('\n').filter((tag) => tag !== '') ?? [])]
  const given: SearchConditions = {
    text: words(query.keyword),
    subject: words(query.subject),
    attachment: words(query.attach),
    content: words(query.content),
    sender: words(query.sender),
    recipient: words(query.recipient),
    copied: words(query.copied),
    correspondent: words(query.correspondent),
    without: words(query.without),
    folder: query.folder,
    isEverywhere: yesOrNo(query.everywhere),
    age: query.date && searchAges[Number(query.date) - 1],
    size: query.size && searchSizes[Number(query.size) - 1],
    receivedFrom: timeIn(query.received_from),
    receivedBefore: timeIn(query.received_before),
    minBytes: numberIn(query.min_bytes),
    maxBytes: numberIn(query.max_bytes),
    isRead: yesOrNo(query.is_read),
    isFlagged: yesOrNo(query.is_flagged),
    isAnswered: yesOrNo(query.is_answered),
    isFollowUp: yesOrNo(query.is_follow_up),
    hasAttachments: yesOrNo(query.has_attach),
    tags: tags.length > 0 ? tags : undefined,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** A page of what was found. */
export const toWireFound = (page: SearchPage): AnswerOf<Contract['search']> => ({
  count: page.totalCount,
  is_more: page.hasMore,
  is_indexing: page.isIndexing,
  results: page.messages.map(toWireItem),
})

/** A search that was kept; without a name it was used lately. */
export const toWireSavedSearch = ({ id, name, query }: SavedSearch): AnswerOf<Contract['saveSearch']> => ({
  id,
  name: name ?? '',
  query,
})

const words = (text: string | undefined) => text?.trim() || undefined
const yesOrNo = (value: '0' | '1' | undefined) => (value === undefined ? undefined : value === '1')
const numberIn = (value: string | undefined) => (value === undefined ? undefined : Number(value))
const timeIn = (value: string | undefined) => (value === undefined ? undefined : Date.parse(value))
