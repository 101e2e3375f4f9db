import type { Executor } from '../../database/Database'
import type { MailboxContext } from './MailboxContext'

/**
 * A transaction that changes a mailbox. Those of one mailbox follow each other: counts, uids and the keys of deliveries are
 * decided by what is there, and nobody changes it meanwhile. Other mailboxes do not wait.
 *
 * @param isCache see `Database.transaction`
 */
export const changeMailbox = <T>(
  { database, accountId }: MailboxContext,
  work: (transaction: Executor) => Promise<T>,
  isCache = false,
): Promise<T> => database.transaction(work, [`mailbox ${accountId}`], isCache)
