import type { FileSharesPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireFileShare } from '../wire/fileShares'

/** Files of the disks that are shared, over HTTP. */
export const createFileSharesPort = (client: HttpClient): FileSharesPort => ({
  create: async ({ place, id }, days) =>
    fromWireFileShare(await client.send('createFileShare', { body: { disk: place, id, days } })),

  async list({ offset, limit }, options) {
    const query = { offset: String(offset), limit: String(limit) }
    const { count, results } = await client.send('fileShares', { query, options })
    return { shares: results.map(fromWireFileShare), total: count }
  },

  async end(ids) {
    if (ids.length > 0) await client.send('endFileShares', { body: { ids: [...ids] } })
  },
})
