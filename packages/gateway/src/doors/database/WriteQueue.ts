/** Lets one caller at a time through, in the order of arrival. */
export class WriteQueue {
  #last: Promise<void> = Promise.resolve()

  /** Resolves when it is the caller's turn, with the function that ends the turn. */
  async enter(): Promise<() => void> {
    const before = this.#last
    let leave!: () => void
    this.#last = new Promise((resolve) => {
      leave = resolve
    })
    await before
    return leave
  }
}
