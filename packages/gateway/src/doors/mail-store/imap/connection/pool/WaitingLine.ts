import { MailroomError } from '@mailroom/core'

/** Someone who waits for a connection. */
export interface Waiter<T> {
  readonly isBackground: boolean
  readonly give: (value: T) => void
  readonly refuse: (error: MailroomError) => void
}

/** Those who wait for a connection: people in the order in which they came, then background work in its own. */
export class WaitingLine<T> {
  #waiters: Waiter<T>[] = []

  get length(): number {
    return this.#waiters.length
  }

  /**
   * Waits for `serve` to give something. `cancelled` when the signal is aborted, `offline` when a person has waited for
   * `patienceMs`.
   */
  wait(isBackground: boolean, patienceMs: number | undefined, signal?: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', withdraw)
        this.#waiters = this.#waiters.filter((other) => other !== waiter)
      }
      const waiter: Waiter<T> = {
        isBackground,
        give: (value) => {
          leave()
          resolve(value)
        },
        refuse: (error) => {
          leave()
          reject(error)
        },
      }
      const withdraw = () => waiter.refuse(new MailroomError('cancelled', 'It was withdrawn while it waited'))
      const tire = () =>
        waiter.refuse(
          new MailroomError('offline', 'All connections to the IMAP server are busy', {
            retryAfterSeconds: 1,
          }),
        )
      const timer = patienceMs === undefined ? undefined : setTimeout(tire, patienceMs).unref()
      signal?.addEventListener('abort', withdraw)
      this.#waiters.push(waiter)
    })
  }

  /** The next one who may be served. */
  next(mayBackground: boolean): Waiter<T> | undefined {
    return (
      this.#waiters.find(({ isBackground }) => !isBackground) ??
      (mayBackground ? this.#waiters[0] : undefined)
    )
  }

  refuseAll(error: MailroomError): void {
    for (const waiter of this.#waiters) waiter.refuse(error)
  }
}
