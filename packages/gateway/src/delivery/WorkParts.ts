import type { BlobStore } from '../doors/blob-store/BlobStore'
import type { Database } from '../doors/database/Database'
import type { MailStore } from '../doors/mail-store/MailStore'
import type { Clock } from '../jobs/Clock'
import type { JobQueue } from '../jobs/JobQueue'
import type { Timeline } from './Timeline'

/** The doors and services that all work on mail needs. */
export interface WorkParts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly mailStore: MailStore
  readonly timeline: Timeline
  readonly queue: JobQueue
  readonly clock: Clock
}
