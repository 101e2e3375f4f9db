import type { AccountId } from '../../../accounts/AccountId'
import type { BlobStore } from '../../blob-store/BlobStore'
import type { Database } from '../../database/Database'
import type { EventBus } from '../../events/EventBus'

/** What the mail store works with. */
export interface MailStoreParts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly events: EventBus
  /** ms since 1970. @default the clock of the machine */
  readonly now?: () => number
  /** Told of failures that are no longer the caller's: bytes of a deleted mail that could not be removed yet. */
  readonly onError?: (error: unknown) => void
}

/** The same, for one account's mailbox. */
export interface MailboxContext extends Required<MailStoreParts> {
  readonly accountId: AccountId
}
