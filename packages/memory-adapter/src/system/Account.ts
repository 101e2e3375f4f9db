import {
  defaultCalendarPreferences,
  defaultLayout,
  type Address,
  type CalendarPreferences,
  type CertificateFingerprint,
  type ClosingRequest,
  type Delegate,
  type DraftId,
  type EventId,
  type Gender,
  type InvitationContext,
  type LiveEvent,
  type LockScope,
  type MailTemplate,
  type MessageRef,
  type NameRequest,
  type Passkey,
  type PasskeyDescriptor,
  type RecallRecord,
  type SavedSearch,
  type SenderStanding,
  type SendResult,
  type Settings,
  type SignatureBook,
  type SignInOutcome,
  type SignInRecord,
  type UploadId,
} from '@mailroom/core'
import { ContactBook } from '../address-book/ContactBook'
import type { MemoryCertificate } from '../certificates/certificateFile'
import type { Person } from '../company/Company'
import { Mailbox } from '../mailbox/Mailbox'
import type { UploadedFile } from '../mailbox/StoredMail'
import type { DiskItems } from '../online/disks'
import type { StoredShare } from '../ports/fileSharesPort'
import type { StoredLink, StoredOnlineFile } from '../online/onlineFiles'

/** A lock on a part of what somebody has. */
export interface KeptLock {
  readonly password: string
  failures: number
  /** ms since 1970; until then no password is taken. */
  waitUntil: number
  /** Who has opened it in their session. */
  readonly openedBy: Set<unknown>
}

/** An authenticator app. */
export interface Authenticator {
  readonly secret: string
  /** The half minute of the last code that was used. */
  lastStep: number
}

/** What is counted of codes, and those for when no phone is at hand. */
export interface CodeBook {
  /** Those that were not used, without hyphens. */
  backupCodes: Set<string>
  failures: number
  /** ms since 1970; until then no code is taken. */
  waitUntil: number
}

/** A passkey, with what a browser finds it by. */
export interface MemoryPasskey extends Passkey, PasskeyDescriptor {}

/** Somebody who may work in a mailbox. */
export interface KeptDelegate extends Delegate {
  /** Another one with each change: who came in at the level before has to come in again. */
  readonly shareId: string
}

/** A sign-in, or an attempt that was refused. */
export interface KeptSignIn extends SignInRecord {
  readonly outcome: SignInOutcome
  readonly seat?: unknown
}

/** One person's part of the mail system. */
export class Account {
  readonly mailbox = new Mailbox()
  readonly uploads = new Map<UploadId, UploadedFile>()
  /** Files that mails link to. */
  readonly onlineFiles = new Map<UploadId, StoredOnlineFile>()
  /** Files that they share, in the order in which they were shared. */
  readonly fileShares = new Map<StoredShare['id'], StoredShare>()
  /** Their own disk. */
  readonly disk: DiskItems = new Map()
  /** What mails link to files with, by id. */
  readonly links = new Map<string, StoredLink>()
  /** What became of the drafts that were sent, so that sending one again does nothing. */
  readonly sentDrafts = new Map<DraftId, SendResult>()
  /** Where imported mails went, by the id of their import. */
  readonly imports = new Map<string, MessageRef>()
  /** Certificates that open mail, by fingerprint. */
  readonly certificates = new Map<CertificateFingerprint, MemoryCertificate>()
  /** Senders whose pictures are shown, lower case. */
  readonly pictureSenders = new Set<string>()
  readonly address: Address
  /** Who may work in this mailbox, by `addressKey`. */
  readonly delegates = new Map<string, KeptDelegate>()
  /** The seats of others that work in it now. */
  readonly visitors = new Set<{ shareChanged(): void }>()
  /** What waits, or waited, for an administrator. */
  nameRequest: NameRequest | undefined
  closingRequest: ClosingRequest | undefined
  gender: Gender
  /** Address of the picture that they show. */
  pictureUrl: string | undefined
  /** The personal address book. */
  readonly contacts = new ContactBook()
  /** Whom this person writes to, by `addressKey`; the greater `warmth`, the later and the more often. */
  readonly recipients = new Map<string, Address & { readonly warmth: number }>()
  /** What was said about senders, by `addressKey`. */
  readonly standings = new Map<string, SenderStanding>()
  /** Answers to invitations, by `eventKey`. */
  readonly eventAnswers = new Map<string, NonNullable<InvitationContext['answer']>>()
  /** How calendars are shown. */
  calendarPreferences: CalendarPreferences = defaultCalendarPreferences
  /** Events that were added, by the ids of the requests. */
  readonly addedEvents = new Map<string, EventId>()
  settings: Settings
  /** Kept searches, and after them those used lately, the last one first. */
  searches: readonly SavedSearch[] = []
  /** The newest first. */
  templates: readonly MailTemplate[] = []
  signatures: SignatureBook = { signatures: [], defaults: {} }
  /** What was answered to wishes for a read receipt, by Message-ID. */
  readonly receipts = new Map<string, 'sent' | 'refused'>()
  /** What was asked back so far, the newest first. */
  readonly recalls: RecallRecord[] = []
  /** The oldest first, with attempts that were refused; those before the company was there belong to no seat. */
  readonly signIns: KeptSignIn[] = []
  /** Of their own; that of everybody until they change it. */
  password: string | undefined
  /** Until then its sessions serve nothing but changing the password. */
  mustChangePassword = false
  failedSignIns = 0
  /** ms since 1970; until then nobody can sign in. */
  lockedUntil = 0
  /** Mobile numbers of those whom this person writes to, by `addressKey`. */
  readonly smsNumbers = new Map<string, string>()
  readonly locks = new Map<LockScope, KeptLock>()
  readonly codes: CodeBook = { backupCodes: new Set(), failures: 0, waitUntil: 0 }
  /** Undefined while there is none. */
  authenticator: Authenticator | undefined
  /** What the second step is taken with beside an authenticator; undefined while there is none. */
  phone: string | undefined
  /** The last code that was sent, for a number that is to be taken into use or for signing in. */
  smsCode: { readonly code: string; readonly number?: string } | undefined
  /** Of an authenticator that was not confirmed yet. */
  authenticatorSecret: string | undefined
  /** Keys on their devices, the newest first. */
  passkeys: readonly MemoryPasskey[] = []
  /** Since when WeChat signs them in, ms since 1970. */
  weChatSince: number | undefined
  /** Where the person is signed in. */
  readonly seats = new Set<{ readonly sessionId: string; readonly startedAt: number; leave(): void }>()
  private readonly listeners = new Set<(event: LiveEvent) => void>()

  constructor(
    readonly person: Person,
    domain: string,
  ) {
    this.address = { address: `${person.account}@${domain}`, name: person.name }
    const { locale } = person
    this.gender = person.gender ?? 'unknown'
    this.pictureUrl = person.pictureUrl
    const look = { skin: 'jingdianlan', colorScheme: 'auto' } as const
    this.settings = { pageSize: 20, locale, ...look, ...defaultLayout, undoSeconds: 0 }
  }

  /** Calls back for every event of this account. Call the answer to stop. */
  listen(listener: (event: LiveEvent) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Ends the sessions of this person at every seat. */
  endSessions(): void {
    for (const seat of [...this.seats]) seat.leave()
  }

  /** Tells those who listen now, once the call that changed something has gone on its way. */
  publish(event: LiveEvent): void {
    const audience = [...this.listeners]
    queueMicrotask(() => {
      for (const listener of audience) listener(event)
    })
  }
}
