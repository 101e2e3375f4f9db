import { whenIdle, type MessagesPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { loadLater } from '../later/loadLater'
import { fromWireList, toWireQuery } from '../wire/rows'

/** How long after the first list the rest of the adapter is fetched, when nothing else is to be done: the list comes first. */
const aheadMs = 1_000

/** What a list of mails needs, and what must be said at once, over HTTP. */
export function createListPort(client: HttpClient): Required<Pick<MessagesPort, 'list' | 'attachmentUrl'>> {
  let isAhead = false
  const fetchAhead = () => {
    if (isAhead) return
    isAhead = true
    // That it did not come is told to whoever needs it.
    setTimeout(() => whenIdle(() => void loadLater().catch(() => undefined)), aheadMs)
  }
  return {
    async list(query, options) {
      const page = fromWireList(await client.send('messages', { query: toWireQuery(query), options }))
      fetchAhead()
      return page
    },

    attachmentUrl: ({ folder, uid }, sid) =>
      client.url('attachment', { query: { folder, uid: String(uid), sid, download: '1' } }),
  }
}
