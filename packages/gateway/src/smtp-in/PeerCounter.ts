/** Counts what each address has open, and refuses more than its share. */
export class PeerCounter {
  readonly #addressBySession = new Map<string, string>()
  readonly #open = new Map<string, number>()

  constructor(private readonly maxPerAddress: number) {}

  /** @returns false when the address has as many connections as it may have */
  enter(sessionId: string, address: string): boolean {
    const count = this.#open.get(address) ?? 0
    if (count >= this.maxPerAddress) return false
    this.#addressBySession.set(sessionId, address)
    this.#open.set(address, count + 1)
    return true
  }

  /** The connection is gone. Connections that were refused are not known here. */
  leave(sessionId: string): void {
    const address = this.#addressBySession.get(sessionId)
    if (address === undefined) return
    this.#addressBySession.delete(sessionId)
    const count = this.#open.get(address)! - 1
    if (count > 0) this.#open.set(address, count)
    else this.#open.delete(address)
  }
}
