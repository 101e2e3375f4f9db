import type { MessagePage, MessageQuery, MessageSummary } from '@mailroom/core'
import { inPort, type BrokenAdapter } from './BrokenAdapter'

const asked = (change: (query: MessageQuery) => MessageQuery): BrokenAdapter['world'] =>
  inPort('messages', (messages) => ({ list: (query, options) => messages.list(change(query), options) }))

const answered = (change: (page: MessagePage, query: MessageQuery) => MessagePage): BrokenAdapter['world'] =>
  inPort('messages', (messages) => ({
    list: async (query, options) => change(await messages.list(query, options), query),
  }))

const rowsChanged = (change: (row: MessageSummary) => MessageSummary): BrokenAdapter['world'] =>
  answered((page) => ({ ...page, messages: page.messages.map(change) }))

/** Lists: rows, pages, sorts, filters, search. */
export const brokenLists: readonly BrokenAdapter[] = [
  {
    what: 'has rows without words and marks',
    world: rowsChanged((row) => ({
      ...row,
      abstract: '',
      state: { ...row.state, flag: undefined, hasAttachments: false },
    })),
    found: ['lists/row', 'lists/row-with-file', 'paging/row-is-the-mail', 'states/one-flag'],
  },
  {
    what: 'loses the last row of a page',
    world: answered((page) => ({ ...page, messages: page.messages.slice(0, -1) })),
    found: ['lists/pages', 'paging/limits', 'paging/ties'],
  },
  {
    what: 'shows single mails where conversations are asked for',
    world: asked((query) => ({ ...query, byConversation: false })),
    found: ['conversations/one-row'],
  },
  {
    what: 'takes every mail of a subject for one conversation',
    world: answered((page, { byConversation }) =>
      byConversation
        ? { ...page, messages: [...new Map(page.messages.map((row) => [row.subject, row])).values()] }
        : page,
    ),
    found: ['conversations/subject-alone'],
  },
  {
    what: 'reads the whole conversation on every page and acts on its newest mail alone',
    world: inPort('messages', (messages) => ({
      conversation: (ref) => messages.conversation!(ref, { offset: 0, limit: 100 }),
      setState: ({ folder, uids }, change) => messages.setState({ folder, uids }, change),
      matching: (query) => messages.matching!({ ...query, filter: undefined }),
    })),
    found: ['conversations/read', 'conversations/acts', 'conversations/matching'],
  },
  {
    what: 'counts only the page',
    world: answered((page) => ({ ...page, totalCount: page.messages.length })),
    found: ['lists/pages', 'paging/within-a-filter'],
  },
  {
    what: 'puts its pages over each other',
    world: asked((query) => ({ ...query, offset: Math.max(0, query.offset - 1) })),
    found: ['lists/pages', 'paging/ties'],
  },
  {
    what: 'gives ten rows at least',
    world: asked((query) => ({ ...query, limit: Math.max(10, query.limit) })),
    found: ['paging/limits'],
  },
  {
    what: 'gives a page for any number',
    world: asked((query) => ({
      ...query,
      offset: Math.max(0, Math.trunc(query.offset) || 0),
      limit: Math.min(100, Math.max(1, Math.trunc(query.limit) || 20)),
    })),
    found: ['lists/impossible-pages', 'paging/wrong-query'],
  },
  {
    what: 'finds nothing where there is nothing',
    world: answered((page) => {
      if (page.totalCount === 0) throw new Error('Nothing found.')
      return page
    }),
    found: ['paging/empty'],
  },
  {
    what: 'does not sort',
    world: asked(({ sort: _sort, ...query }) => query),
    found: ['lists/sorts'],
  },
  {
    what: 'does not filter',
    world: asked(({ filter: _filter, ...query }) => query),
    found: ['lists/filters', 'lists/search-with-filter', 'tags/on-mails'],
  },
  {
    what: 'searches one field only',
    world: asked((query) => ({ ...query, search: { text: Object.values(query.search ?? {})[0] } })),
    found: ['lists/search'],
  },
  {
    what: 'finds nothing for blank words',
    world: asked((query) => {
      const isBlank = query.search !== undefined && !Object.values(query.search).some((text) => text?.trim())
      return isBlank ? { ...query, search: { text: 'zebra' } } : query
    }),
    found: ['paging/blank-search'],
  },
  {
    what: 'reads signs as a query language would',
    world: asked((query) => ({
      ...query,
      search: query.search && { ...query.search, text: query.search.text?.replace(/[%_*]|NOT.*/g, '') },
    })),
    found: ['words/search-signs'],
  },
  {
    what: 'searches all folders',
    world: inPort('messages', (messages) => ({
      list: async (query, options) => {
        const page = await messages.list(query, options)
        if (!query.search || query.folder !== 'INBOX') return page
        const other = await messages.list({ ...query, folder: 'Trash' }, options)
        return { ...page, messages: [...page.messages, ...other.messages] }
      },
    })),
    found: ['paging/own-folder'],
  },
]
