import type { RecordsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireSent, fromWireSignIns, toWireSentQuery, toWireSignInQuery } from '../wire/records'

/** What people can look up about their own account, over HTTP. */
export const createRecordsPort = (client: HttpClient): RecordsPort => ({
  signIns: async (query, options) =>
    fromWireSignIns(await client.send('loginRecords', { query: toWireSignInQuery(query), options })),
  sent: async (query, options) =>
    fromWireSent(await client.send('sendRecords', { query: toWireSentQuery(query), options })),
})
