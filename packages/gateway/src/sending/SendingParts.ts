import type { Address, Locale } from '@mailroom/core'
import type { Logger } from 'pino'
import type { DeliveryParts } from '../delivery/DeliveryParts'
import type { EventBus } from '../doors/events/EventBus'
import type { DeliveredMails } from '../doors/mail-store/DeliveredMails'
import type { Directory } from '../delivery/Directory'
import type { SecrecyPolicy } from '../secrecy/SecrecyPolicy'
import type { SecretBox } from '../accounts/credentials/secretBox'
import type { OnlineFiles } from '../online-files/OnlineFiles'
import type { Seals } from '../sealed/Seals'
import type { KeyedLock } from './KeyedLock'
import type { UploadService } from './uploads/UploadService'

/** What writing and sending need. */
export interface SendingParts extends DeliveryParts {
  readonly directory: Directory
  readonly uploads: UploadService
  /** Absent where mails cannot link to files. */
  readonly onlineFiles?: OnlineFiles
  /** Tells open pages what changed. */
  readonly events: Pick<EventBus, 'publish'>
  readonly seals: Seals
  /** Seals the keys of sealed mails. */
  readonly sealBox: SecretBox
  /** Language of an account's owner. */
  localeOf(accountId: number | null): Promise<Locale>
  /** All addresses that an account may write from, the main one first. */
  senders(accountId: number): Promise<readonly Address[]>
  /** Our own name, the right half of Message-IDs. */
  readonly hostname: string
  readonly maxMessageBytes: number
  readonly maxRecipients: number
  readonly forbiddenExtensions: readonly string[]
  /** IANA name of the zone in which quoted times are written. */
  readonly timeZone: string
  /** Mails that can be taken back; absent where none can. */
  readonly delivered?: DeliveredMails
  /** Mails that were read are taken back as well. */
  readonly recallRead: boolean
  /** The original of a forward is not shown to who writes it. */
  readonly hideForwarded: boolean
  /** Absent where the organisation has no levels of secrecy. */
  readonly secrecyPolicy?: SecrecyPolicy
  /** SMS notices that an account may cause within any hour; absent where there is no way to mobile phones. */
  readonly smsPerHour?: number
  localeOf(accountId: number | null): Promise<Locale>
  readonly log: Pick<Logger, 'error'>
  /** One at a time per draft. */
  readonly locks: KeyedLock
}
