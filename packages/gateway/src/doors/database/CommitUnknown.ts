import { MailroomError } from '@mailroom/core'

/**
 * The connection was lost while a transaction was being committed and the database could not be asked afterwards: it may
 * have been committed or not.
 */
export class CommitUnknown extends MailroomError {
  readonly mayHaveCommitted = true
  constructor(cause: unknown) {
    super('server', 'The database went away while it was committing.', { cause })
  }
}

/**
 * False when a transaction that has failed may have been committed all the same. Then what its rows point to must stay:
 * should there be no rows, the sweep takes it.
 */
export const isUndone = (error: unknown): boolean => !(error instanceof CommitUnknown)
