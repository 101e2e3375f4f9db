type Touched = ReadonlySet<string> | 'whole'

/** What is to be asked for of answers that have parts: the parts that news came of, or the whole. */
export class TouchedParts {
  readonly #touched = new Map<string, Touched>()

  /** News came of parts. Where the whole was due it stays due. */
  touch(id: string, parts: Iterable<string>): void {
    const before = this.#touched.get(id)
    if (before !== 'whole') this.#touched.set(id, new Set([...(before ?? []), ...parts]))
  }

  touchWhole(id: string): void {
    this.#touched.set(id, 'whole')
  }

  /** A question begins. Where no news came before it, it is about the whole, and so is one that overtakes it. */
  begin(id: string): void {
    if (!this.#touched.has(id)) this.touchWhole(id)
  }

  /** The parts that a question is about; undefined for the whole. */
  of(id: string): ReadonlySet<string> | undefined {
    const touched = this.#touched.get(id)
    return touched === 'whole' ? undefined : touched
  }

  /** An answer is there that knows of all news. */
  settle(id: string): void {
    this.#touched.delete(id)
  }
}
