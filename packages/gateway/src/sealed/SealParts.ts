import type { SecretBox } from '../accounts/credentials/secretBox'
import type { Timeline } from '../delivery/Timeline'
import type { BlobStore } from '../doors/blob-store/BlobStore'
import type { Database } from '../doors/database/Database'
import type { MailStore } from '../doors/mail-store/MailStore'
import type { Clock } from '../jobs/Clock'
import type { JobQueue } from '../jobs/JobQueue'

/** What keeping, opening and destroying sealed mails needs. */
export interface SealParts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly mailStore: MailStore
  readonly timeline: Timeline
  readonly queue: JobQueue
  readonly clock: Clock
  /** Its key is not in the database. */
  readonly sealBox: SecretBox
  /** IANA name of the zone whose midnight ends a mail. */
  readonly timeZone: string
}
