import type { MessagePage, MessageQuery, SearchPage, SearchQuery } from '@mailroom/core'

/** A page as it is cached: it knows whose it is and which question it answers. */
export interface ListPage {
  readonly account: string
  readonly query: MessageQuery
  readonly page: MessagePage
}

/** The same of what a search over all folders has found. */
export interface ResultsPage {
  readonly account: string
  readonly query: SearchQuery
  readonly page: SearchPage
}
