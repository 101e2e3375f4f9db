import type { SenderStanding } from '@mailroom/core'
import type { BlobStore } from '../doors/blob-store/BlobStore'
import type { Database } from '../doors/database/Database'
import type { MailStore } from '../doors/mail-store/MailStore'
import type { Clock } from '../jobs/Clock'
import type { JobQueue } from '../jobs/JobQueue'
import type { Seals } from '../sealed/Seals'
import type { Timeline } from './Timeline'

/** What delivery must know of a mail system that its people have elsewhere. */
export interface OwnMailSystem {
  /** Its SMTP server puts the sender's copy into the Sent folder itself. */
  readonly filesSentCopies: boolean
}

/** The doors and services that every step of a mail's way needs. */
export interface DeliveryParts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly mailStore: MailStore
  readonly timeline: Timeline
  readonly queue: JobQueue
  readonly clock: Clock
  /** What a mailbox row says of a mail whose content is sealed. */
  readonly seals: Pick<Seals, 'stateOf'>
  /** What an account's owner has said about mail of a sender. */
  standingOf(accountId: number, address: string): Promise<SenderStanding | undefined>
  /** The mail system that an account has elsewhere; undefined when its mail lies in our own store. */
  mailSystemOf(accountId: number): Promise<OwnMailSystem | undefined>
  /** Told of each mail taken in and of each recipient that is settled, for the metrics. */
  readonly countMail?: (direction: 'in' | 'out', result: string) => void
}
