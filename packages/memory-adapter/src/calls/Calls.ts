import { MailroomError, type ErrorDetails, type ErrorKind, type ReadOptions } from '@mailroom/core'
import type { CallName } from '../shares/callRights'

/** A failure that a test has ordered. */
export interface OrderedFailure {
  readonly kind: ErrorKind
  readonly details?: ErrorDetails
  /** The call that shall fail, as `messages.list`; the next one of any port without it. */
  readonly call?: string
  /** How many calls fail. @default 1 */
  readonly times?: number
}

/** The way that every call of an adapter takes: through delay, outage, ordered failures, withdrawal and the rights of who asks. */
export class Calls {
  latencyMs: number
  isOffline = false
  private failures: { kind: ErrorKind; details: ErrorDetails; call: string | undefined; times: number }[] = []

  constructor(
    latencyMs: number,
    private readonly ready: () => Promise<unknown>,
    /** Throws `forbidden` for what whoever asks may not do in the mailbox they work in. */
    readonly judge: (name: CallName) => void,
  ) {
    this.latencyMs = latencyMs
  }

  fail({ kind, details = {}, call, times = 1 }: OrderedFailure): void {
    this.failures.push({ kind, details, call, times })
  }

  clear(): void {
    this.failures = []
  }

  /**
   * Makes a call. It takes effect at one moment, after the delay; until then it can be withdrawn.
   *
   * @param name port and method, as `messages.list`
   */
  async make<T>(name: CallName, act: () => T | Promise<T>, { signal }: ReadOptions = {}): Promise<T> {
    throwWhenWithdrawn(signal)
    await this.ready()
    await pause(this.latencyMs, signal)
    throwWhenWithdrawn(signal)
    if (this.isOffline)
      throw new MailroomError('offline', `No answer came to ${name}: the adapter is offline.`)
    const failure = this.failures.find((ordered) => ordered.call === undefined || ordered.call === name)
    if (failure) {
      failure.times -= 1
      if (failure.times <= 0) this.failures = this.failures.filter((ordered) => ordered !== failure)
      throw new MailroomError(
        failure.kind,
        `${name} fails as "${failure.kind}", as ordered.`,
        failure.details,
      )
    }
    this.judge(name)
    return act()
  }
}

function throwWhenWithdrawn(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw withdrawn(signal)
}

const withdrawn = (signal: AbortSignal): MailroomError =>
  new MailroomError('cancelled', 'The caller withdrew the question.', { cause: signal.reason })

/** Waits; ends early as `cancelled` when the signal says so. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  throwWhenWithdrawn(signal)
  if (ms <= 0) return
  await new Promise<void>((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer)
      if (signal) reject(withdrawn(signal))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
