import { livePing } from '@mailroom/api'
import {
  isMailroomError,
  type LiveEvent,
  type LiveListener,
  type LivePort,
  type LiveState,
} from '@mailroom/core'
import { fromWireLive } from '../wire/live'
import type { Clock } from './Clock'

/** Silence before a ping. @source SH-10 */
const silenceMs = 60_000
/** How long an answer to a ping may take. @source SH-10 */
const replyMs = 60_000
/** Pause before a line that broke is opened again. @source SH-10 */
const reconnectMs = 2_000
/** Pause after the server failed to give a ticket; also the longest between attempts. @source SH-10 */
const ticketRetryMs = 30_000

/** What the line needs from outside. */
export interface LiveLineOptions {
  /** A single-use ticket. */
  readonly getTicket: () => Promise<string>
  readonly open: (ticket: string) => WebSocket
  readonly clock: Clock
  /** Calls when the network comes back. Call the answer to stop. */
  readonly onNetwork: (call: () => void) => () => void
}

/** After these nothing comes any more. */
const endings: ReadonlySet<LiveEvent['kind']> = new Set(['sessionEnded', 'screenLocked', 'shareEnded'])

/**
 * The live line, one for all who listen: opened for the first, closed behind the last, kept up in between.
 *
 * @source SH-10
 */
export class LiveLine implements LivePort {
  readonly #options: LiveLineOptions
  readonly #listeners = new Set<LiveListener>()
  #state: LiveState = 'offline'
  #socket: WebSocket | undefined
  #stopWaiting: () => void = () => undefined
  /** Grows with every start and stop, so that answers to an earlier attempt are recognised. */
  #turn = 0
  #failures = 0

  constructor(options: LiveLineOptions) {
    this.#options = options
  }

  subscribe(listener: LiveListener): () => void {
    // A wrapper of its own, so that one listener may join twice and leave twice.
    const entry: LiveListener = {
      onEvent: (event) => listener.onEvent(event),
      onState: (state) => listener.onState?.(state),
    }
    this.#listeners.add(entry)
    if (this.#listeners.size === 1) this.#start()
    else entry.onState?.(this.#state)
    return () => {
      if (this.#listeners.delete(entry) && this.#listeners.size === 0) this.#stop('offline')
    }
  }

  #start(): void {
    this.#stopWaiting()
    this.#turn += 1
    this.#setState('connecting')
    void this.#connect(this.#turn)
  }

  async #connect(turn: number): Promise<void> {
    let ticket: string
    try {
      ticket = await this.#options.getTicket()
    } catch (error) {
      if (turn === this.#turn) this.#ticketFailed(error)
      return
    }
    if (turn === this.#turn) this.#listen(this.#options.open(ticket), turn)
  }

  #ticketFailed(error: unknown): void {
    const kind = isMailroomError(error) ? error.kind : 'server'
    if (kind === 'unauthenticated') this.#tell({ kind: 'sessionEnded' })
    if (kind === 'screenLocked' || kind === 'shareEnded') this.#tell({ kind })
    // Whoever is not allowed the line will not be allowed it in a minute.
    if (['unauthenticated', 'screenLocked', 'shareEnded', 'forbidden'].includes(kind)) this.#stop('offline')
    else this.#retryAfter(kind === 'offline' ? this.#growingDelay() : ticketRetryMs)
  }

  #listen(socket: WebSocket, turn: number): void {
    this.#socket = socket
    const isCurrent = () => turn === this.#turn
    socket.addEventListener('open', () => {
      if (!isCurrent()) return
      this.#failures = 0
      this.#setState('online')
      this.#awaitSilence()
    })
    socket.addEventListener('message', ({ data }) => isCurrent() && this.#receive(data))
    socket.addEventListener('close', () => isCurrent() && this.#lost())
    // What went wrong is told by `close`, which always follows.
    socket.addEventListener('error', () => undefined)
  }

  #receive(data: unknown): void {
    this.#awaitSilence()
    const event = typeof data === 'string' ? fromWireLive(data) : undefined
    if (event === undefined || event === 'pong') return
    this.#tell(event)
    if (endings.has(event.kind)) this.#stop('offline')
  }

  /** After a minute without a word asks for one; after another the line is taken for dead. */
  #awaitSilence(): void {
    this.#wait(silenceMs, () => {
      this.#socket?.send(livePing)
      this.#wait(replyMs, () => this.#lost())
    })
  }

  #lost(): void {
    this.#retryAfter(this.#growingDelay())
  }

  /** 2 s, and longer while the line does not come up at all. */
  #growingDelay(): number {
    this.#failures += 1
    return Math.min(reconnectMs * 2 ** (this.#failures - 1), ticketRetryMs)
  }

  #retryAfter(ms: number): void {
    this.#stop('offline')
    const start = () => this.#start()
    const stopClock = this.#options.clock.after(ms, start)
    const stopNetwork = this.#options.onNetwork(start)
    this.#stopWaiting = () => {
      stopClock()
      stopNetwork()
    }
  }

  #wait(ms: number, call: () => void): void {
    this.#stopWaiting()
    this.#stopWaiting = this.#options.clock.after(ms, call)
  }

  #stop(state: LiveState): void {
    this.#turn += 1
    this.#stopWaiting()
    this.#socket?.close()
    this.#socket = undefined
    this.#setState(state)
  }

  #setState(state: LiveState): void {
    if (this.#state === state && state !== 'connecting') return
    this.#state = state
    for (const listener of this.#listeners) listener.onState?.(state)
  }

  #tell(event: LiveEvent): void {
    for (const listener of this.#listeners) listener.onEvent(event)
  }
}
