/** SWR lets others join a question for two seconds after its answer came, by a note under its name. */
const restMs = 5_000

/**
 * The names that SWR knows answers by. It keeps notes on each name for as long as the page lives, so the name of an answer that
 * is let go is given to another one later: a day of reading takes as many names as answers are kept at a time, and not some
 * for each mail.
 *
 * @source T40
 */
export class AnswerNames {
  readonly #names = new Map<string, string>()
  readonly #free: { readonly name: string; readonly at: number }[] = []
  #made = 0

  /** @param clear removes what came under a name after it was let go */
  constructor(
    private readonly clear: (name: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The name of an answer; the same one until it is let go. */
  of(id: string): string {
    const known = this.#names.get(id)
    if (known !== undefined) return known
    const name = this.#rested() ?? `answer ${(this.#made += 1)}`
    this.#names.set(id, name)
    return name
  }

  /** The name of an answer that has one. */
  known(id: string): string | undefined {
    return this.#names.get(id)
  }

  /** Nobody shows the answer any more, and no question for it is under way. */
  letGo(id: string): void {
    const name = this.#names.get(id)
    if (name === undefined) return
    this.#names.delete(id)
    this.#free.push({ name, at: this.now() })
  }

  #rested(): string | undefined {
    const [oldest] = this.#free
    if (oldest === undefined || this.now() - oldest.at < restMs) return undefined
    this.#free.shift()
    this.clear(oldest.name)
    return oldest.name
  }
}
