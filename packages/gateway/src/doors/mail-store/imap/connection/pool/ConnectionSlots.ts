import { MailroomError } from '@mailroom/core'
import { WaitingLine } from './WaitingLine'

/** How many connections the whole gateway may have. */
export interface SlotLimits {
  readonly maxConnections: number
  readonly maxConnectionsPerHost: number
}

interface Host {
  readonly name: string
  taken: number
  readonly line: WaitingLine<() => void>
}

/**
 * Counts the connections of all accounts, together and by server. When there are too many, `spare` is asked for one that
 * has nothing to do, and the caller waits.
 */
export class ConnectionSlots {
  readonly #hosts = new Map<string, Host>()
  #taken = 0

  constructor(
    private readonly limits: SlotLimits,
    /** Closes a connection without work, of this host or of any. */
    private readonly spare: (host: string | undefined) => void = () => {},
  ) {}

  get taken(): number {
    return this.#taken
  }

  /**
   * Takes a slot, waiting for one if need be.
   *
   * @returns gives it back
   * @throws  `offline` after `patienceMs`
   */
  async take(
    hostName: string,
    isBackground: boolean,
    patienceMs: number,
    signal?: AbortSignal,
  ): Promise<() => void> {
    const host = this.#host(hostName)
    if (this.#hasRoom(host)) return this.#give(host)
    const isHostFull = host.taken >= this.limits.maxConnectionsPerHost
    this.spare(isHostFull ? hostName : undefined)
    if (this.#hasRoom(host)) return this.#give(host)
    if (signal?.aborted === true) throw new MailroomError('cancelled', 'It was withdrawn')
    return host.line.wait(isBackground, patienceMs, signal)
  }

  #host(name: string): Host {
    const known = this.#hosts.get(name)
    if (known) return known
    const host: Host = { name, taken: 0, line: new WaitingLine() }
    this.#hosts.set(name, host)
    return host
  }

  #hasRoom(host: Host) {
    return this.#taken < this.limits.maxConnections && host.taken < this.limits.maxConnectionsPerHost
  }

  #give(host: Host): () => void {
    host.taken += 1
    this.#taken += 1
    let isGiven = true
    return () => {
      if (!isGiven) return
      isGiven = false
      host.taken -= 1
      this.#taken -= 1
      this.#serve()
      if (host.taken === 0 && host.line.length === 0) this.#hosts.delete(host.name)
    }
  }

  #serve() {
    for (const host of this.#hosts.values()) {
      for (let next = host.line.next(true); next && this.#hasRoom(host); next = host.line.next(true)) {
        next.give(this.#give(host))
      }
    }
  }
}
