import type { HttpAdapterOptions } from '../createHttpAdapter'
import type { HttpClient } from '../http/HttpClient'
import type { Clock } from './Clock'
import { LiveLine } from './LiveLine'
import { websocketAddress } from './websocketAddress'

/**
 * The live line of a mail system.
 *
 * @param baseUrl origin of the calls, without a stroke at its end; empty for the page's own
 */
export function createLiveLine(
  client: HttpClient,
  { websocketUrl, openSocket = (address) => new WebSocket(address) }: HttpAdapterOptions,
  baseUrl: string,
  clock: Clock,
): LiveLine {
  return new LiveLine({
    getTicket: async () => (await client.send('wss')).token,
    open: (ticket) => openSocket(websocketAddress(websocketUrl, baseUrl, ticket)),
    clock,
    onNetwork: whenOnline,
  })
}

/** Hears the browser say that the network is back; elsewhere nobody does. */
function whenOnline(call: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined
  window.addEventListener('online', call)
  return () => window.removeEventListener('online', call)
}
