/** What may wait for a slow reader before the server is kept waiting. */
const maxWaitingItems = 500
const maxWaitingBytes = 4 * 1024 * 1024

/**
 * Hands over what a command brings, as it comes, to a reader who takes it when they can. When much waits, `push` waits
 * too and so does the server; `open` ends that, for when the reader itself needs the connection before going on.
 */
export class ItemChannel<T> implements AsyncIterable<T> {
  readonly #items: { readonly item: T; readonly bytes: number }[] = []
  #bytes = 0
  #isOpen = false
  #isLeft = false
  #end: { readonly error?: unknown } | undefined
  #wakeReader: (() => void) | undefined
  #wakeWriter: (() => void) | undefined

  private get isFull(): boolean {
    const isMuch = this.#items.length >= maxWaitingItems || this.#bytes >= maxWaitingBytes
    return isMuch && !this.#isOpen && !this.#isLeft
  }

  /** @returns undefined when there is room for more, which is nearly always, else when there is */
  push(item: T, bytes: number): Promise<void> | undefined {
    if (this.#isLeft) return undefined
    this.#items.push({ item, bytes })
    this.#bytes += bytes
    this.#wakeReader?.()
    return this.isFull ? new Promise((resolve) => (this.#wakeWriter = resolve)) : undefined
  }

  /** Nothing more comes. */
  end(): void {
    this.#end ??= {}
    this.#wakeReader?.()
  }

  /** Nothing more comes, and the reader is told why. */
  fail(error: unknown): void {
    this.#end ??= { error }
    this.#wakeReader?.()
  }

  /** From now on everything is taken in, however slow the reader is. */
  open(): void {
    this.#isOpen = true
    this.#wakeWriter?.()
  }

  /** The reader has gone: what still comes is dropped. */
  leave(): void {
    this.#isLeft = true
    this.#items.length = 0
    this.#wakeWriter?.()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    try {
      for (;;) {
        const next = this.#items.shift()
        if (next) {
          this.#bytes -= next.bytes
          if (!this.isFull) this.#wakeWriter?.()
          yield next.item
        } else if (this.#end) {
          if ('error' in this.#end) throw this.#end.error
          return
        } else {
          await new Promise<void>((resolve) => (this.#wakeReader = resolve))
        }
      }
    } finally {
      this.leave()
    }
  }
}
