import { randomBytes } from 'node:crypto'
import type { Address, Locale } from '@mailroom/core'
import type { Logger } from 'pino'
import { createSecretBox, type SecretBox } from '../accounts/credentials/secretBox'
import { createInvitedCalendar } from '../calendar/itip/createInvitedCalendar'
import { eventMail } from '../calendar/itip/eventMail'
import { watchNotices } from '../calendar/itip/watchNotices'
import { createReminderPlan } from '../calendar/reminders/planReminder'
import { remindOfEvent } from '../calendar/reminders/remindOfEvent'
import type { BlobStore } from '../doors/blob-store/BlobStore'
import type { Database } from '../doors/database/Database'
import type { EventBus } from '../doors/events/EventBus'
import type { DeliveredMails } from '../doors/mail-store/DeliveredMails'
import type { MailStore } from '../doors/mail-store/MailStore'
import { relayKind, submitKind } from '../delivery/acceptMail'
import { deliverLocally } from '../delivery/deliverLocally'
import type { DeliveryParts } from '../delivery/DeliveryParts'
import type { Directory } from '../delivery/Directory'
import { releaseBytes } from '../delivery/releaseBytes'
import { Timeline } from '../delivery/Timeline'
import type { InvitedCalendar } from '../invitations/InvitedCalendar'
import { type Clock, systemClock } from '../jobs/Clock'
import { JobQueue } from '../jobs/JobQueue'
import { JobRunner } from '../jobs/JobRunner'
import { patiently } from '../jobs/patiently'
import { readArrivedStatus, watchArrivals } from '../outbound/readArrivedStatus'
import { readDeliveryStatus } from '../outbound/readDeliveryStatus'
import { endStays, scheduleEnding } from '../online-files/endStays'
import { OnlineFiles } from '../online-files/OnlineFiles'
import type { OnlineSettings } from '../online-files/OnlineSettings'
import { type Receipts, receiptsInMemory } from '../outbound/receipts/Receipts'
import { settleReceipt } from '../outbound/receipts/settleReceipt'
import { relayMail, type RelayParts } from '../outbound/relayMail'
import { type NoticeParts, sendNotice } from '../outbound/sendNotice'
import type { Transport } from '../outbound/Transport'
import { closedTransport } from '../outbound/transports'
import { endAnswered } from '../follow-up/endAnswered'
import { remind } from '../follow-up/remind'
import type { SecrecyPolicy } from '../secrecy/SecrecyPolicy'
import { burnMail } from '../sealed/burnMail'
import { resealKeys } from '../sealed/resealKeys'
import { Seals } from '../sealed/Seals'
import { smsNotice, type SmsNoticeParts } from '../sms/smsNotice'
import { bringBack } from '../snooze/bringBack'
import { wakeAnswered } from '../snooze/wakeAnswered'
import { cleanUploads, scheduleCleaning } from './cleanUploads'
import { createSending, type Sending } from './createSending'
import { fileSent } from './fileSent'
import { hurryAccount } from './hurryAccount'
import { KeyedLock } from './KeyedLock'
import { leave } from './schedule/leave'
import type { SendingParts } from './SendingParts'
import { tidyDraftJob } from './drafts/tidyDraft'
import { UploadService } from './uploads/UploadService'

/** Relays at the same time: they mostly wait for others. */
const relayPlaces = 8
/** Deliveries at the same time: they share one disk. */
const deliveryPlaces = 2
/** Work in mailboxes at the same time, which may lie on servers that let others wait. */
const mailboxPlaces = 4

/** Messages to mobile phones at the same time. */
const smsPlaces = 2

/** What mail needs to come, go and be written. */
export interface PostOfficeParts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly mailStore: MailStore
  readonly events: EventBus
  readonly directory: Directory
  readonly transport: Transport
  /** The way to the servers of people whose mail lies elsewhere. @default nobody's does */
  readonly submission?: Transport
  /** Mails that can be taken back. @default none can */
  readonly delivered?: DeliveredMails
  /** Mails that were read are taken back as well. @default false */
  readonly recallRead?: boolean
  /** The original of a forward is not shown to who writes it. @default false */
  readonly hideForwarded?: boolean
  /** @default there are no levels of secrecy */
  readonly secrecyPolicy?: SecrecyPolicy
  /** Seals the keys of sealed mails. @default a key that lasts as long as the process */
  readonly sealBox?: SecretBox
  /** Of mails that were handed over. @default they last as long as the process */
  readonly receipts?: Receipts
  /** @default nobody has said anything about senders */
  readonly standingOf?: DeliveryParts['standingOf']
  /** @default nobody's mail lies elsewhere */
  readonly mailSystemOf?: DeliveryParts['mailSystemOf']
  readonly log: Logger
  readonly countMail?: DeliveryParts['countMail']
  /** @default the clock of the machine */
  readonly clock?: Clock
  /** Our own name: in greetings, Received lines and Message-IDs. */
  readonly hostname: string
  readonly maxMessageBytes: number
  readonly maxRecipients: number
  readonly forbiddenExtensions: readonly string[]
  /** IANA name of the zone in which quoted times are written. @default that of the machine */
  readonly timeZone?: string
  /** How files go as links. @default they do not */
  readonly online?: OnlineSettings
  /** How recipients are told of a mail by SMS. @default nobody is */
  readonly sms?: Pick<SmsNoticeParts, 'provider' | 'textOf'> & { readonly smsPerHour: number }
  /** All addresses that an account may write from, the main one first. */
  senders(accountId: number): Promise<readonly Address[]>
  /** Language of an account's owner, null for people outside: of the notices they get. */
  localeOf(accountId: number | null): Promise<Locale>
}

/** Everything that moves mail. */
export interface PostOffice {
  readonly sending: Sending
  /** What calendars have to do with invitations in mails. */
  readonly invited: InvitedCalendar
  readonly seals: Seals
  readonly timeline: Timeline
  readonly queue: JobQueue
  readonly runner: JobRunner
  /** What the SMTP listeners share. */
  readonly intake: DeliveryParts &
    Pick<SendingParts, 'hostname' | 'maxMessageBytes' | 'directory' | 'events' | 'secrecyPolicy'>
  /**
   * Begins to work off the queue.
   *
   * @param isAlone nobody else works on this database, so what is marked as being worked on was left by a killed process
   */
  start(isAlone: boolean): Promise<void>
  /** Tries at once what has been waiting for the owner of an account to sign in. */
  hurry(accountId: number): Promise<void>
  /** Takes no more work, and waits for what is under way. */
  stop(): Promise<void>
}

/** Puts together the ways of the mail: writing, queue, delivery, relay, notices. @source GW-02 */
export function createPostOffice(given: PostOfficeParts): PostOffice {
  const clock = given.clock ?? systemClock
  const { database, blobs, log, submission = closedTransport, mailSystemOf = async () => undefined } = given
  const timeline = new Timeline(database, clock, given.events)
  const queue = new JobQueue(database, clock)
  const uploads = new UploadService({ ...given, clock })
  const timeZone = given.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const sealBox = given.sealBox ?? createSecretBox([randomBytes(32)])
  const seals = new Seals({ ...given, timeline, queue, clock, sealBox, timeZone, mailSystemOf })
  const parts: SendingParts & NoticeParts & RelayParts = {
    ...given,
    receipts: given.receipts ?? receiptsInMemory(),
    recallRead: given.recallRead ?? false,
    hideForwarded: given.hideForwarded ?? false,
    mailSystemOf,
    standingOf: given.standingOf ?? (async () => undefined),
    clock,
    timeline,
    queue,
    uploads,
    onlineFiles: given.online && new OnlineFiles({ ...given, clock }, given.online),
    seals,
    sealBox,
    timeZone,
    locks: new KeyedLock(),
    ...(given.sms && { smsPerHour: given.sms.smsPerHour }),
  }
  const sending = createSending(parts)
  const now = () => clock.now()
  const onError = (error: unknown) => log.error({ err: error }, 'an arrival was not looked at')
  const planReminder = createReminderPlan(queue, now)
  const invited = createInvitedCalendar({ ...parts, events: given.events, planReminder, now, onError })
  const runner = new JobRunner({
    queue,
    clock,
    log,
    lanes: [
      { handlers: [deliverLocally(parts), readDeliveryStatus(parts)], places: deliveryPlaces },
      {
        handlers: [
          patiently(fileSent(parts), clock),
          patiently(tidyDraftJob(parts), clock),
          patiently(leave(parts), clock),
          patiently(sendNotice(parts), clock),
          patiently(readArrivedStatus(parts), clock),
          patiently(burnMail(parts), clock),
          patiently(bringBack({ ...parts, events: given.events }), clock),
          patiently(remind(parts), clock),
          patiently(remindOfEvent(parts), clock),
          patiently(eventMail({ ...parts, sending }), clock),
        ],
        places: mailboxPlaces,
      },
      { handlers: [relayMail(relayKind, parts)], places: relayPlaces },
      { handlers: [relayMail(submitKind, { ...parts, transport: submission })], places: relayPlaces },
      ...(given.sms
        ? [
            {
              handlers: [smsNotice({ ...given.sms, database, now: () => clock.now() })],
              places: smsPlaces,
            },
          ]
        : []),
      {
        handlers: [
          releaseBytes(parts),
          cleanUploads({ database, blobs, clock }),
          endStays({ database, blobs, clock }),
        ],
        places: 1,
      },
    ],
  })
  let stopWatching = () => {}
  return {
    sending,
    invited,
    seals,
    timeline,
    queue,
    runner,
    intake: parts,
    async start(isAlone) {
      if (isAlone) await queue.releaseAll()
      const unreadableCount = await resealKeys(database, sealBox)
      if (unreadableCount > 0)
        log.warn({ count: unreadableCount }, 'sealed mails were sealed with an unknown key')
      for (const receipt of await parts.receipts.all()) await settleReceipt(parts, receipt)
      await scheduleCleaning(queue, database)
      await scheduleEnding(queue, database)
      const arrivals = { ...parts, events: given.events }
      const watchers = [
        watchArrivals(arrivals, onError),
        wakeAnswered(arrivals, onError),
        endAnswered(arrivals, onError),
        watchNotices({ ...arrivals, calendar: invited }, onError),
      ]
      stopWatching = () => watchers.forEach((stop) => stop())
      runner.start()
    },
    hurry: (accountId) => hurryAccount({ database, clock, queue }, accountId),
    async stop() {
      stopWatching()
      await runner.stop()
    },
  }
}
