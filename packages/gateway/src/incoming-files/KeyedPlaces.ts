/** Lets a few pieces of work at a time through for each key; others wait for a place, in the order of arrival. */
export class KeyedPlaces {
  readonly #busy = new Map<string, { count: number; readonly waiting: (() => void)[] }>()

  constructor(private readonly places: number) {}

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#busy.get(key) ?? { count: 0, waiting: [] }
    this.#busy.set(key, line)
    if (line.count < this.places) line.count += 1
    // Whoever leaves hands the place on, so the count stays.
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else {
        line.count -= 1
        if (line.count === 0) this.#busy.delete(key)
      }
    }
  }
}
