import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import { type LiveServer, refuse } from '../live/createLiveServer'
import type { App } from './createApp'
import { streamOf } from './files/streamedAnswer'

/** A running web server. */
export interface HttpServer {
  readonly port: number
  /** Takes no more requests, lets the open ones end, then closes; what is not done after `graceMs` is cut off. */
  close(graceMs: number): Promise<void>
}

/** Time for the header of a request, and for all of it: slow uploads are allowed, dead ones are not. */
const headersTimeoutMs = 15_000
const requestTimeoutMs = 600_000

/**
 * Time that a connection rests between two requests. Node's own five seconds are less than a person reads before the next
 * press, which would wait for another connection, with its encryption. Longer than the minute that proxies keep theirs, so
 * that these close them first, and send nothing on one that is closing.
 */
const keepAliveTimeoutMs = 75_000

/** Puts the app and the live line behind Node's own server. @source GW-02, R13 */
export async function serveHttp(
  app: App,
  live: LiveServer,
  at: { readonly host: string; readonly port: number },
  log: Logger,
): Promise<HttpServer> {
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const answer = await app.fetch(request, { remoteAddress: incoming.socket.remoteAddress ?? '' })
      const stream = streamOf(answer)
      if (!stream) return answer
      outgoing.statusCode = answer.status
      for (const [name, value] of answer.headers) outgoing.setHeader(name, value)
      // What breaks off on either side is seen by the other: the length was announced.
      await pipeline(stream, outgoing as ServerResponse).catch(() => {})
      return RESPONSE_ALREADY_SENT
    },
    { overrideGlobalObjects: false, hostname: at.host, errorHandler: () => app.unreadable() },
  )
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
    },
    (incoming, outgoing) => {
      if (!server.listening) outgoing.setHeader('Connection', 'close')
      void listener(incoming, outgoing)
    },
  )
  server.on('upgrade', (request, socket, head) => {
    live.upgrade(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'live line failed')
      refuse(socket, 500)
    })
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const port = await listen(server, at)
  return { port, close: (graceMs) => close(server, sockets, live, graceMs) }
}

async function listen(server: Server, at: { readonly host: string; readonly port: number }): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(at.port, at.host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return (server.address() as AddressInfo).port
}

/** @param sockets all that are open: the server itself forgets those that ask for a live line */
async function close(
  server: Server,
  sockets: ReadonlySet<Socket>,
  live: LiveServer,
  graceMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  live.close()
  server.closeIdleConnections()
  const cut = setTimeout(() => {
    for (const socket of sockets) socket.destroy()
  }, graceMs)
  await closed
  clearTimeout(cut)
}
