import { WriteQueue } from '../WriteQueue'

/**
 * Lets one piece of work at a time through for each name, in the order of arrival. Within a process this decides the
 * order, and who waits here does not hold a connection; between processes `takeTurns` does.
 */
export class Turns {
  readonly #waiting = new Map<string, { readonly queue: WriteQueue; count: number }>()

  /** @param names in one order for everybody, so that nobody waits for somebody who waits for them */
  async run<T>([name, ...more]: readonly string[], work: () => Promise<T>): Promise<T> {
    if (name === undefined) return work()
    const entry = this.#waiting.get(name) ?? { queue: new WriteQueue(), count: 0 }
    this.#waiting.set(name, entry)
    entry.count += 1
    const leave = await entry.queue.enter()
    try {
      return await this.run(more, work)
    } finally {
      leave()
      entry.count -= 1
      if (entry.count === 0) this.#waiting.delete(name)
    }
  }
}
