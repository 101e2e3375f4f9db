import type { HomePort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireLoginLog, fromWireWelcome } from '../wire/home'

/** What greets people, over HTTP. */
export const createHomePort = (client: HttpClient): HomePort => ({
  info: async (options) => fromWireWelcome(await client.send('welcome', { options })),
  signIns: async (options) => fromWireLoginLog(await client.send('loginLog', { options })),
})
