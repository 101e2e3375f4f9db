import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { connectionConfig } from './createPool'

/** A line on which nothing happens is asked for a sign of life this often, and gets as long to answer. */
const beatMs = 15_000

/** Between two attempts to connect again. */
const shortestPauseMs = 100
const longestPauseMs = 5_000

/** What is done with a kept connection. */
export interface KeptConnectionUse {
  /** Makes a new connection ready for its work: takes a lock, listens. When it rejects, the connection is tried anew. */
  prepare(client: Client): Promise<void>
  /** Told of every notice. */
  onNotice?(payload: string): void
  /** The connection is back after a loss, and ready: what was said meanwhile has not been heard. */
  onBack?(): void
  /** Told of every loss, and of every attempt to connect again that failed. */
  onError(error: unknown): void
}

/**
 * One connection kept open for what lives as long as its connection does: a lock, and listening. When it is lost it is
 * opened and prepared again, until it is closed.
 */
export class KeptConnection {
  #client: Client | undefined
  #lose: (error: unknown) => void = () => {}
  #isClosed = false
  #lastLoss: Promise<void> = Promise.resolve()
  readonly #beat: NodeJS.Timeout

  private constructor(
    private readonly url: string,
    private readonly use: KeptConnectionUse,
  ) {
    this.#beat = setInterval(() => void this.#checkPulse(), beatMs)
    this.#beat.unref()
  }

  /** Opens and prepares it. @throws what connecting or `prepare` throws the first time */
  static async open(url: string, use: KeptConnectionUse): Promise<KeptConnection> {
    const kept = new KeptConnection(url, use)
    try {
      await kept.#connect()
    } catch (error) {
      await kept.close()
      throw error
    }
    return kept
  }

  /** True while it is there and prepared. */
  get isUp(): boolean {
    return this.#client !== undefined
  }

  /** Lets go of it, and of what it holds. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#beat)
    await this.#client?.end()
    await this.#lastLoss
  }

  async #connect(): Promise<void> {
    const client = new Client(connectionConfig(this.url))
    const lost = Promise.withResolvers<unknown>()
    client.on('error', lost.resolve)
    client.on('end', () => lost.resolve(new Error('The connection was closed.')))
    client.on('notification', ({ payload }) => this.use.onNotice?.(payload ?? ''))
    try {
      await client.connect()
      await this.use.prepare(client)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    if (this.#isClosed) return client.end()
    this.#client = client
    this.#lose = lost.resolve
    this.#lastLoss = lost.promise.then((error) => this.#recover(client, error))
  }

  async #recover(client: Client, error: unknown): Promise<void> {
    this.#client = undefined
    client.end().catch(() => {})
    if (this.#isClosed) return
    this.use.onError(error)
    for (let pauseMs = shortestPauseMs; !this.#isClosed; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      await pause(pauseMs, undefined, { ref: false })
      if (this.#isClosed) return
      try {
        await this.#connect()
        if (this.isUp) this.use.onBack?.()
        return
      } catch (failure) {
        this.use.onError(failure)
      }
    }
  }

  async #checkPulse(): Promise<void> {
    const client = this.#client
    if (client === undefined) return
    // A peer that is gone without a word would leave us listening to nobody for ever.
    const lose = this.#lose
    const timer = setTimeout(() => lose(new Error('No sign of life in time.')), beatMs)
    await client.query('select 1').catch(() => {})
    clearTimeout(timer)
  }
}
