import type { LiveEvent } from '@mailroom/core'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { AccountId } from '../accounts/AccountId'
import type { EventBus } from '../doors/events/EventBus'
import { isOwnOrigin } from '../http/guards/guardOrigin'
import type { Services } from '../http/Services'
import { LiveLine } from './LiveLine'

/** The live line of all open pages. */
export interface LiveServer {
  /** For the server's `upgrade` event. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>
  readonly count: number
  close(): void
}

/** Largest message that a page may send. @source W1 */
const maxPayloadBytes = 4096
/** Lines that one session may hold: its tabs and windows. */
const maxLinesOfSession = 50

type LiveServices = Pick<
  Services,
  'address' | 'settings' | 'log' | 'liveTickets' | 'sessions' | 'sessionWatch' | 'now' | 'mailboxes'
>

/**
 * Serves `/websocket?search={ticket}`. A line opens for a page of our own origin with a ticket that nobody used before;
 * it hears its account's news until its session ends. The address is never logged, as the ticket stands in it.
 *
 * @param listening resolves when news of an account are heard of: a line that is open promises to tell them
 * @source SH-10, W1, A6
 */
export function createLiveServer(
  services: LiveServices,
  events: EventBus,
  listening: (accountId: AccountId) => Promise<void> = async () => {},
): LiveServer {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxPayloadBytes,
    perMessageDeflate: false,
  })
  const lines = new Set<LiveLine>()
  const linesOfSession = new Map<string, number>()

  const open = (socket: WebSocket, sessionId: string, accountId: number) => {
    const line = new LiveLine(socket, services.now)
    lines.add(line)
    linesOfSession.set(sessionId, (linesOfSession.get(sessionId) ?? 0) + 1)
    // One after the other: whether a folder is behind the lock has to be asked, and news stay in their order.
    let told = Promise.resolve()
    const tell = async (event: LiveEvent) => {
      if (await services.mailboxes.mayHear({ id: sessionId, accountId }, event)) line.tell(event)
    }
    const leave = [
      events.subscribe(
        accountId,
        (_account, event) => {
          told = told.then(() => tell(event)).catch(() => line.goAway())
        },
        // A page that comes again looks at everything again.
        () => line.goAway(),
      ),
      services.sessionWatch.watch(sessionId, (why) => line.endSession(why)),
    ]
    socket.once('close', () => {
      lines.delete(line)
      const left = linesOfSession.get(sessionId)! - 1
      if (left === 0) linesOfSession.delete(sessionId)
      else linesOfSession.set(sessionId, left)
      for (const off of leave) off()
    })
  }

  return {
    async upgrade(request, socket, head) {
      // Until the handshake nobody else listens, and an unheard error would end the process.
      socket.on('error', () => socket.destroy())
      const owner = await findOwner(services, request)
      if (typeof owner === 'number') return refuse(socket, owner)
      await listening(owner.accountId)
      if ((linesOfSession.get(owner.sessionId) ?? 0) >= maxLinesOfSession) return refuse(socket, 429)
      if (socket.destroyed) return
      server.handleUpgrade(request, socket, head, (line) => open(line, owner.sessionId, owner.accountId))
    },
    get count() {
      return lines.size
    },
    close() {
      for (const line of lines) line.goAway()
      server.close()
    },
  }
}

/** Whose line it would be, or the status with which it is refused. */
async function findOwner(
  { address, settings, liveTickets, sessions }: LiveServices,
  request: IncomingMessage,
): Promise<{ readonly sessionId: string; readonly accountId: number } | number> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname !== '/websocket') return 404
  const headers = new Headers()
  for (const name of ['host', 'origin'] as const)
    if (request.headers[name]) headers.set(name, request.headers[name])
  if (!address.isOurHost(headers.get('host') ?? '')) return 403
  if (!isOwnOrigin(headers, url.href, address, settings.portalOrigins)) return 403
  const owner = await liveTickets.redeem(url.searchParams.get('search') ?? '')
  return owner && (await sessions.isOpen(owner.sessionId)) ? owner : 401
}

const reasons: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
}

/** Refuses a handshake and lets go of the connection: nobody reads from it who would see its other end close. */
export function refuse(socket: Duplex, status: number): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
