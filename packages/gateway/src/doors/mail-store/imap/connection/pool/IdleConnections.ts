import type { ImapConnection } from '../client/ImapConnection'

interface Idle {
  readonly connection: ImapConnection
  readonly since: number
}

/** Connections that have no work, the one that has rested longest first. */
export class IdleConnections {
  #idle: Idle[] = []

  get size(): number {
    return this.#idle.length
  }

  add(connection: ImapConnection, now: number): void {
    this.#idle.push({ connection, since: now })
  }

  remove(connection: ImapConnection): void {
    this.#idle = this.#idle.filter((idle) => idle.connection !== connection)
  }

  /**
   * Of those with the folder open the one that was used last, which has heard most of what is new there; else one with none,
   * else the one that has rested longest.
   */
  take(path: string | undefined): ImapConnection | undefined {
    const idle = this.#idle.filter(({ connection }) => !connection.isBroken)
    const best =
      idle.findLast(({ connection }) => path !== undefined && connection.selected?.path === path) ??
      idle.find(({ connection }) => connection.selected === undefined) ??
      idle[0]
    this.#idle = idle.filter((one) => one !== best)
    return best?.connection
  }

  /** Takes all of them. */
  takeAll(): ImapConnection[] {
    return this.#idle.splice(0).map(({ connection }) => connection)
  }

  /**
   * Takes those that have rested long enough.
   *
   * @param allowedMs by rank, 0 for the one that was used last
   */
  takeRested(now: number, allowedMs: (rank: number) => number): ImapConnection[] {
    const last = this.#idle.length - 1
    const isRested = ({ since }: Idle, index: number) => now - since >= allowedMs(last - index)
    const rested = this.#idle.filter(isRested)
    this.#idle = this.#idle.filter((idle, index) => !isRested(idle, index))
    return rested.map(({ connection }) => connection)
  }
}
