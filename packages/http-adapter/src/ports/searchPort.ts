import type { SearchPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireItem } from '../wire/rows'
import { fromWireSavedSearch, toWireSearch } from '../wire/search'

/** Searching all folders, over HTTP. */
export const createSearchPort = (client: HttpClient): SearchPort => ({
  async find(query, options) {
    const answer = await client.send('search', { query: toWireSearch(query), options })
    return {
      totalCount: answer.count,
      hasMore: answer.is_more,
      isIndexing: answer.is_indexing,
      messages: answer.results.map(fromWireItem),
    }
  },

  saved: async (options) =>
    (await client.send('savedSearches', { options })).results.map(fromWireSavedSearch),

  save: async ({ name, query }) =>
    fromWireSavedSearch(await client.send('saveSearch', { body: { name, query } })),

  async remove(id) {
    await client.send('deleteSearch', { path: { id } })
  },

  async note(query) {
    await client.send('saveSearch', { body: { name: null, query } })
  },

  async forgetUsed() {
    await client.send('forgetSearches')
  },
})
