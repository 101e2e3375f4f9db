import type { RecallPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireRecord } from '../wire/recall'
import { fromWireStatus } from '../wire/sending'

/** Taking sent mails back, over HTTP. Pages of the wire are whole ones, so `offset` is a multiple of `limit`. */
export const createRecallPort = (client: HttpClient): RecallPort => ({
  async recall(messageId, recipient) {
    const { results } =
      recipient === undefined
        ? await client.send('recallAll', { body: { message_id: messageId } })
        : await client.send('recallOne', { body: { message_id: messageId, recipient } })
    return results.map(fromWireStatus)
  },

  async records({ offset, limit }, options) {
    const body = { page: Math.floor(offset / limit) + 1, page_size: limit }
    const { results, count } = await client.send('recallLog', { body, options })
    return { records: results.map(fromWireRecord), total: count }
  },
})
