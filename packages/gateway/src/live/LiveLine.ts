import { livePing } from '@mailroom/api'
import type { LiveEvent } from '@mailroom/core'
import { type RawData, WebSocket } from 'ws'
import type { SessionClosing } from '../session/Sessions'
import { toWireLive } from '../http/wire/live'

/** A page that has been silent for longer is gone: it pings after 60 s and waits 60 s for the answer. @source SH-10 */
const silenceMs = 150_000
/** Messages that a page may send in `rateWindowMs`; it has nothing to say but `Ping`. */
const maxMessages = 20
const rateWindowMs = 10_000
/** A page that does not read what is sent to it is cut off rather than kept in memory. */
const maxWaitingBytes = 1024 * 1024

/** Why a line was closed by us. @source RFC 6455 7.4 */
const closeCodes = {
  ...{ going: 1001, abuse: 1008 },
  ...{ sessionEnded: 4001, screenLocked: 4002, shareEnded: 4003 },
} as const

const endings = { ended: 'sessionEnded', locked: 'screenLocked', shareEnded: 'shareEnded' } as const

/** One open page: answers its pings, tells it the news, closes when it is silent, loud or signed out. */
export class LiveLine {
  #silence: NodeJS.Timeout
  #messages = 0
  #windowStart = 0

  constructor(
    private readonly socket: WebSocket,
    private readonly now: () => number,
  ) {
    this.#silence = this.#startSilence()
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('close', () => clearTimeout(this.#silence))
    // A broken frame or an oversized one: ws closes the line by itself, with the right code.
    socket.on('error', () => {})
  }

  tell(event: LiveEvent): void {
    this.#send(toWireLive(event))
  }

  /** Nothing more comes out of the session: says why, then closes. */
  endSession(why: SessionClosing): void {
    const kind = endings[why]
    this.tell({ kind })
    this.#close(closeCodes[kind])
  }

  /** The gateway stops; the page will come again. */
  goAway(): void {
    this.#close(closeCodes.going)
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (this.#isTooLoud() || isBinary || (data as Buffer).toString() !== livePing) {
      this.#close(closeCodes.abuse)
      return
    }
    clearTimeout(this.#silence)
    this.#silence = this.#startSilence()
    this.#send({ result: 'Pong' })
  }

  #isTooLoud(): boolean {
    const now = this.now()
    if (now - this.#windowStart > rateWindowMs) {
      this.#windowStart = now
      this.#messages = 0
    }
    this.#messages += 1
    return this.#messages > maxMessages
  }

  #send(message: object): void {
    if (this.socket.readyState !== WebSocket.OPEN) return
    if (this.socket.bufferedAmount > maxWaitingBytes) this.socket.terminate()
    else this.socket.send(JSON.stringify(message))
  }

  #startSilence(): NodeJS.Timeout {
    return setTimeout(() => this.socket.terminate(), silenceMs).unref()
  }

  /** A peer that does not close in turn is dropped. */
  #close(code: number): void {
    clearTimeout(this.#silence)
    this.socket.close(code)
    setTimeout(() => this.socket.terminate(), 1000).unref()
  }
}
