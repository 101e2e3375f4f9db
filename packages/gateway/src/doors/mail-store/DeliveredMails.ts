import type { Address } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../database/Database'

/** A mail that we have put into a mailbox of ourselves, as it is there now. */
export interface DeliveredMail {
  readonly accountId: AccountId
  /** The idempotency key that it came with. */
  readonly key: string
  readonly isRead: boolean
  /** Who its reader sees it to be from. */
  readonly from: Address
  readonly subject: string
}

/**
 * The door to mails that we have delivered, while they are in mailboxes of our own store. Mail servers have no such door:
 * what they have taken is theirs.
 *
 * @source SS-03
 */
export interface DeliveredMails {
  /** Those of these that are still there, in whatever folder. */
  find(key: string, accounts: readonly AccountId[]): Promise<readonly DeliveredMail[]>
  /**
   * Puts another mail into the place of a delivered one, in its folder and at its time, and deletes that one for
   * ever: all of it, with what the caller writes, or nothing.
   *
   * @param decide writes what belongs to it; nothing is replaced when it says false
   * @returns false when the mail is gone, or must stay
   */
  replace(
    mail: Pick<DeliveredMail, 'accountId' | 'key'>,
    content: Buffer,
    decide: (transaction: Executor, now: DeliveredMail) => Promise<boolean>,
  ): Promise<boolean>
}
