import { isMailroomError, MailroomError } from '@mailroom/core'
import type { ImapCredentials } from '../ImapSettings'

const firstPauseMs = 1_000
const longestPauseMs = 8_000

/** A refused password is not sent again for a while: servers lock accounts that try too often. */
const refusalMs = 60_000

/**
 * Remembers that a server did not answer or refused the account, so that the next calls are told at once instead of
 * waiting one after another. The pauses stay short: a server that is back is found within seconds.
 *
 * @source R6
 */
export class Reachability {
  #failures = 0
  #pauseEnd = 0
  #refused:
    | { readonly credentials: ImapCredentials; readonly until: number; readonly error: MailroomError }
    | undefined

  constructor(private readonly now: () => number) {}

  /** Throws what happened last, as long as asking again would not change it. */
  check(): void {
    const restMs = this.#pauseEnd - this.now()
    if (restMs <= 0) return
    throw new MailroomError('offline', 'The IMAP server did not answer a moment ago', {
      retryAfterSeconds: Math.ceil(restMs / 1_000),
    })
  }

  checkCredentials({ user, password, authorizeAs }: ImapCredentials): void {
    const refused = this.#refused
    if (refused === undefined || refused.until <= this.now()) return
    const { credentials } = refused
    const isSame =
      credentials.user === user &&
      credentials.password === password &&
      credentials.authorizeAs === authorizeAs
    if (isSame) throw refused.error
  }

  /** A connection was opened. */
  succeeded(): void {
    this.#failures = 0
    this.#pauseEnd = 0
    this.#refused = undefined
  }

  /** A connection could not be opened, or fell silent. */
  failed(error: unknown, credentials?: ImapCredentials): void {
    if (!isMailroomError(error)) return
    if (error.kind === 'offline') {
      this.#pauseEnd = this.now() + Math.min(firstPauseMs * 2 ** this.#failures, longestPauseMs)
      this.#failures += 1
    } else if (error.kind === 'unauthenticated' && credentials) {
      this.#refused = { credentials, error, until: this.now() + refusalMs }
    }
  }
}
