import type { MessagePage, MessageQuery } from '@mailroom/core'

/** A page as it is cached: it knows whose it is and which question it answers. */
export interface ListPage {
  readonly account: string
  readonly query: MessageQuery
  readonly page: MessagePage
}
