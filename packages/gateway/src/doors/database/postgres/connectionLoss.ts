import { MailroomError } from '@mailroom/core'

/** Seconds after which somebody who was turned away may ask again. */
const retryAfterSeconds = 5

/**
 * The database could not be reached, or went away before the work was committed: nothing of it has been done, and it may
 * be tried again.
 */
export class DatabaseUnreachable extends MailroomError {
  constructor(cause: unknown) {
    super('offline', 'The database cannot be reached.', { cause, retryAfterSeconds })
  }
}

/** Codes of Node for a peer that is not there, or not any more. */
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Something was still to be sent on a socket that had ended.
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  // More want to connect to the socket file of a server that is starting than it has room for.
  'EAGAIN',
  // The socket file of a server on this machine that is not running.
  'ENOENT',
])

/**
 * Codes of PostgreSQL: connection exceptions, shutdowns, not up yet, no place free.
 *
 * @source https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const lostStates = /^(08...|57P0[1235]|53300)$/

/** The driver gives these no code. */
const lostMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/

/** True when the connection is gone, or never was: the statement has not failed, there was nobody to run it. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string') return lostCodes.has(code) || lostStates.test(code)
  return lostMessages.test(error.message)
}

/** Chosen as the victim of a deadlock, or of a conflict between transactions: rolled back, and right if tried again. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && /^40(001|P01)$/.test(String((error as Error & { code?: unknown }).code))
