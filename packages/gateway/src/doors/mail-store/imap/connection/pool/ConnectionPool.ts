import { MailroomError } from '@mailroom/core'
import { type Clock, systemClock } from '../../../../../jobs/Clock'
import type { ImapConnection } from '../client/ImapConnection'
import { isConnectionLimit } from '../client/imapError'
import type { FolderUse } from '../ImapAccount'
import { defaultImapLimits, type ImapAccountSettings, type ImapLimits } from '../ImapSettings'
import { ConnectionOpener, type ConnectionSources } from './ConnectionOpener'
import { IdleConnections } from './IdleConnections'
import { WaitingLine } from './WaitingLine'

/** How long a connection beyond those that may stay open waits for more work. */
const spareMs = 5_000

/** How long a connection has had no work when its server puts the folder in order. */
const settleMs = 250

/** How long a server is not asked for more connections than it allowed. */
const refusalMs = 60_000

/** Who takes a connection. */
export interface TakeOptions {
  readonly isBackground?: boolean
  readonly signal?: AbortSignal
  /** A folder that should be open on it already, if there is such a connection. */
  readonly path?: string
  /** @see WithFolderOptions */
  readonly use?: FolderUse
}

/** The connections of one account: opened when needed, handed out one to a caller, closed when they have had no work. */
export class ConnectionPool {
  readonly limits: ImapLimits
  readonly #clock: Clock
  readonly #opener: ConnectionOpener
  readonly #closing = new AbortController()
  readonly #line = new WaitingLine<ImapConnection | undefined>()
  readonly #idle = new IdleConnections()
  readonly #all = new Set<ImapConnection>()
  readonly #background = new Set<ImapConnection>()
  #opening = 0
  #openingBackground = 0
  #watching = 0
  #isSweeping = false
  /** Fewer than wished for, for a while after the server has refused one more. */
  #allowed = { connections: Number.POSITIVE_INFINITY, until: 0 }

  constructor(settings: ImapAccountSettings, sources: ConnectionSources) {
    this.limits = { ...defaultImapLimits, ...settings.limits }
    this.#clock = settings.clock ?? systemClock
    this.#opener = new ConnectionOpener(settings, sources, this.limits.silenceMs, () => this.#clock.now())
  }

  /** Aborted when the account is closed. */
  get closing(): AbortSignal {
    return this.#closing.signal
  }

  /** A connection for one caller, who gives it back by `release`. */
  async take({ isBackground = false, signal, path, use }: TakeOptions = {}): Promise<ImapConnection> {
    for (;;) {
      this.#checkOpen(signal)
      const connection =
        this.#takeIdle(isBackground, path, use) ??
        (this.#mayOpen(isBackground)
          ? await this.#openOrWait(isBackground, signal)
          : await this.#wait(isBackground, signal))
      if (connection === undefined || connection.isBroken) continue
      connection.silenceMs = isBackground ? this.limits.backgroundSilenceMs : this.limits.silenceMs
      return connection
    }
  }

  release(connection: ImapConnection): void {
    this.#background.delete(connection)
    if (connection.wentSilent) this.#fellSilent()
    if (!this.closing.aborted && !connection.isBroken) this.#idle.add(connection, this.#clock.now())
    this.#serve()
    if (connection.isUnsettled) void this.#settleLater(connection)
    void this.#sweepLater()
  }

  /** A connection that stays with its caller until it is closed: one that watches a folder. */
  async open(signal?: AbortSignal): Promise<ImapConnection> {
    this.#checkOpen(signal)
    const connection = await this.#connect(true, signal, () => this.#all.size > 0)
    this.#watching += 1
    connection.onClose(() => {
      this.#watching -= 1
    })
    return connection
  }

  /** Closes a connection that has nothing to do. @returns false when all have */
  closeOneIdle(): boolean {
    const connection = this.#idle.take(undefined)
    connection?.client.close()
    return connection !== undefined
  }

  close(): void {
    const fault = new MailroomError('cancelled', 'The account was closed')
    this.#closing.abort()
    this.#line.refuseAll(fault)
    for (const connection of this.#all) connection.break(fault)
  }

  #checkOpen(signal?: AbortSignal) {
    if (this.closing.aborted) throw new MailroomError('cancelled', 'The account was closed')
    if (signal?.aborted === true) throw new MailroomError('cancelled', 'It was withdrawn')
  }

  #takeIdle(isBackground: boolean, path?: string, use?: FolderUse): ImapConnection | undefined {
    if (isBackground && !this.#mayBackground) return undefined
    const connection = this.#idle.take(path, use)
    if (connection && isBackground) this.#background.add(connection)
    return connection
  }

  /** Connections for work, those that watch left out. One at least, or nobody could ask anything. */
  get #maxWorking() {
    const { connections, until } = this.#allowed
    const serverMax = this.#clock.now() < until ? connections : Number.POSITIVE_INFINITY
    return Math.max(Math.min(this.limits.maxConnections, serverMax) - this.#watching, 1)
  }

  get #working() {
    return this.#all.size - this.#watching + this.#opening
  }

  /** Background work leaves one for people, where there is more than one. */
  get #mayBackground() {
    return this.#background.size + this.#openingBackground < Math.max(this.#maxWorking - 1, 1)
  }

  #mayOpen(isBackground: boolean) {
    return this.#working < this.#maxWorking && (!isBackground || this.#mayBackground)
  }

  #wait(isBackground: boolean, signal?: AbortSignal) {
    if (this.#line.length >= this.limits.maxWaiting) {
      throw new MailroomError('offline', 'Too many calls wait for the IMAP server', { retryAfterSeconds: 1 })
    }
    return this.#line.wait(isBackground, isBackground ? undefined : this.limits.silenceMs, signal)
  }

  /** Beside the one that is being opened. Others that are count: their answers may come later than its refusal. */
  get #others() {
    return this.#all.size + this.#opening - 1
  }

  readonly #hasOthers = () => this.#others > this.#watching

  /** @returns undefined when the server allows no more: then it is the caller's turn to wait */
  async #openOrWait(isBackground: boolean, signal?: AbortSignal): Promise<ImapConnection | undefined> {
    this.#opening += 1
    if (isBackground) this.#openingBackground += 1
    try {
      const connection = await this.#connect(isBackground, signal, this.#hasOthers)
      if (isBackground) this.#background.add(connection)
      return connection
    } catch (error) {
      // With none of our own to wait for, waiting would not end.
      if (!isConnectionLimit(error) || !this.#hasOthers()) throw error
      this.#allowed = { connections: this.#others, until: this.#clock.now() + refusalMs }
      return undefined
    } finally {
      this.#opening -= 1
      if (isBackground) this.#openingBackground -= 1
      // When it failed, its place is for those who wait.
      this.#serve()
    }
  }

  async #connect(
    isBackground: boolean,
    signal: AbortSignal | undefined,
    hasOthers: () => boolean,
  ): Promise<ImapConnection> {
    const ending = signal ? AbortSignal.any([signal, this.closing]) : this.closing
    const connection = await this.#opener.open(isBackground, ending, hasOthers)
    this.#all.add(connection)
    connection.onClose(() => {
      this.#all.delete(connection)
      this.#background.delete(connection)
      this.#idle.remove(connection)
      this.#serve()
    })
    return connection
  }

  /** Those who wait go on: with a connection that has no work, or to open one where there is room. */
  #serve() {
    while (this.#idle.size > 0 || this.#working < this.#maxWorking) {
      const next = this.#line.next(this.#mayBackground)
      if (!next) return
      const connection = this.#takeIdle(next.isBackground)
      next.give(connection)
      if (connection === undefined) return
    }
  }

  /** The work takes the server a while, which whoever made the change would feel at that moment. */
  async #settleLater(connection: ImapConnection): Promise<void> {
    await this.#clock.wait(settleMs, this.closing)
    if (this.#idle.has(connection)) await connection.settle()
  }

  /** A server that says nothing on one connection says nothing on the others. */
  #fellSilent() {
    this.#opener.fellSilent()
    for (const connection of this.#idle.takeAll()) connection.client.close()
  }

  async #sweepLater(): Promise<void> {
    if (this.#isSweeping) return
    this.#isSweeping = true
    const { idleMs, maxIdleConnections } = this.limits
    const shortMs = Math.min(spareMs, idleMs)
    while (this.#idle.size > 0 && !this.closing.aborted) {
      await this.#clock.wait(shortMs, this.closing)
      const mayStay = maxIdleConnections - this.#watching
      const allowedMs = (rank: number) => (rank < mayStay ? idleMs : shortMs)
      for (const rested of this.#idle.takeRested(this.#clock.now(), allowedMs)) rested.close()
    }
    this.#isSweeping = false
  }
}
