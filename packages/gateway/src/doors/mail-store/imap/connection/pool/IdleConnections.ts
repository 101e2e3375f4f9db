import type { ImapConnection } from '../client/ImapConnection'
import type { FolderUse } from '../ImapAccount'

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

  has(connection: ImapConnection): boolean {
    return this.#idle.some((idle) => idle.connection === connection)
  }

  remove(connection: ImapConnection): void {
    this.#idle = this.#idle.filter((idle) => idle.connection !== connection)
  }

  /**
   * Of those with the folder open the one that was used last, which has heard most of what is new there; else one with none,
   * else the one that has rested longest.
   *
   * @see WithFolderOptions
   */
  take(path: string | undefined, use?: FolderUse): ImapConnection | undefined {
    this.#idle = this.#idle.filter(({ connection }) => !connection.isBroken)
    const open = this.#idle.filter(
      ({ connection }) => path !== undefined && connection.selected?.path === path,
    )
    const best =
      bestOf(open, use) ??
      this.#idle.find(({ connection }) => connection.selected === undefined) ??
      byMark(this.#idle)[0]
    this.#idle = this.#idle.filter((one) => one !== best)
    return best?.connection
  }

  /** Takes all of them. */
  takeAll(): ImapConnection[] {
    return this.#idle.splice(0).map(({ connection }) => connection)
  }

  /**
   * Takes those that have rested long enough.
   *
   * @param allowedMs by rank, 0 for the one that changed flags last, else for the one that was used last
   */
  takeRested(now: number, allowedMs: (rank: number) => number): ImapConnection[] {
    const ranked = byMark(this.#idle).toReversed()
    const rested = new Set(ranked.filter(({ since }, rank) => now - since >= allowedMs(rank)))
    this.#idle = this.#idle.filter((idle) => !rested.has(idle))
    return [...rested].map(({ connection }) => connection)
  }
}

/** Of some with the folder open. Marks wait for one that is putting it in order, others take another where there is one. */
function bestOf(open: readonly Idle[], use: FolderUse | undefined): Idle | undefined {
  if (use === 'mark') return byMark(open).at(-1)
  const ready = open.filter(({ connection }) => !connection.isSettling)
  if (ready.length === 0) return open.at(-1)
  return use === 'look' ? byMark(ready).at(ready.length > 1 ? -2 : -1) : ready.at(-1)
}

/** The one that changed flags last comes last; those that never did are first, as they were. */
const byMark = (idle: readonly Idle[]) =>
  idle.toSorted((a, b) => a.connection.markedAt - b.connection.markedAt)
