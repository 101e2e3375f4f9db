import type { SharedMailbox, ShareRights } from '../shares/SharedMailbox'
import type { ReadOptions } from './MailroomAdapter'

/**
 * Mailboxes of others. The session goes on in one of them: from then on every answer is of that mailbox, so whoever
 * switches loads everything anew. When the owner takes the right back or changes it, every call that is about the mailbox
 * fails as `shareEnded` until the session has left; what the level does not give fails as `forbidden`.
 *
 * @source SH-04
 */
export interface SharesPort {
  /** Those that the user may go into, by address. */
  list(options?: ReadOptions): Promise<readonly SharedMailbox[]>
  rights(options?: ReadOptions): Promise<ShareRights>
  /** `notFound` when it is not shared any more, `forbidden` when the mailbox cannot be reached */
  enter(id: string): Promise<void>
  /** Goes back to the own mailbox; nothing happens in it. */
  leave(): Promise<void>
}
