import type {
  Address,
  CertificateFingerprint,
  ContactFields,
  EventNotice,
  FolderId,
  Gender,
  HomeBoard,
  Locale,
  MessageState,
  MessageTrust,
  ReviewRule,
  SecrecyLevel,
  SecrecyRules,
  SignatureFacts,
  SignInOutcome,
  SignInRecord,
  Tag,
  Weather,
} from '@mailroom/core'
import type { CompanyCalendar, CompanyEvent } from './CompanyCalendar'

/** Somebody with a mailbox. */
export interface Person {
  /** Name to sign in with, and the part of the address before the at sign. */
  readonly account: string
  readonly name: string
  readonly department: string
  readonly locale: Locale
  readonly jobNumber?: string
  /** @default 'unknown' */
  readonly gender?: Gender
  /** Address of the picture that they show. @default none */
  readonly pictureUrl?: string
  /** The highest level that they may write and read. @default 'internal' */
  readonly secrecyCeiling?: SecrecyLevel
}

/** A file on the disk of the organisation. */
export interface CompanyDiskFile {
  /** @default the top */
  readonly folder?: string
  readonly name: string
  readonly sizeBytes: number
}

/** A file of a mail in the company's history. */
export interface CompanyFile {
  readonly name: string
  readonly contentType: string
  /** As they are, or made when they are first asked for. */
  readonly bytes: Uint8Array<ArrayBuffer> | (() => Uint8Array<ArrayBuffer>)
  /** Makes it a picture inside the text. */
  readonly contentId?: string
}

/** A picture that lies on a web server. */
export type WebPicture = Pick<CompanyFile, 'contentType' | 'bytes'>

/** Somebody in a mail: a colleague by account, or anybody by address. */
export type Correspondent = string | Address

/** What a mail says about an event; what is left out is empty, and the organizer its sender. */
export interface CompanyInvitation
  extends
    Pick<EventNotice, 'uid' | 'title'>,
    Partial<Omit<EventNotice, 'uid' | 'title' | 'organizer' | 'invitees' | 'inviteeCount'>> {
  readonly organizer?: Correspondent
  /** @default those whom the mail is for */
  readonly invitees?: readonly Correspondent[]
}

/** A mail of the company's history: in the sender's Sent folder, and with everyone it went to. */
export interface CompanyMail {
  readonly from: Correspondent
  readonly to: readonly Correspondent[]
  readonly cc?: readonly Correspondent[]
  readonly replyTo?: readonly Correspondent[]
  /** Who has sent it in the name of `from`. */
  readonly sender?: Correspondent
  readonly subject: string
  /** Made from the HTML when absent. */
  readonly text?: string
  readonly html?: string
  readonly files?: readonly CompanyFile[]
  /** What is known about where it comes from. */
  readonly trust?: MessageTrust
  /** Text and files are encrypted for the holder of this certificate. */
  readonly encryptedFor?: CertificateFingerprint
  /** Of what is encrypted. */
  readonly signature?: SignatureFacts
  /** Makes it an invitation. */
  readonly invitation?: CompanyInvitation
  /** Pictures on the web that the HTML names, by address; nothing else of the web is there. */
  readonly webPictures?: Readonly<Record<string, WebPicture>>
  /** Age when the adapter is made. */
  readonly minutesAgo: number
  /** Where those who got it have put it, as far as they have such a folder. @default INBOX */
  readonly folder?: FolderId
  /** What those who got it did with it; mails of the last day are unread without it. */
  readonly state?: Partial<MessageState>
  readonly remark?: string
}

/** A mail that somebody has not finished. */
export interface CompanyDraft extends Pick<
  CompanyMail,
  'to' | 'cc' | 'subject' | 'html' | 'text' | 'minutesAgo'
> {
  readonly owner: string
}

/** Which mails wait for somebody's review; what is left out does not matter. */
export interface CompanyReviewRule extends Partial<ReviewRule> {
  /** Accounts. */
  readonly reviewers: readonly string[]
}

/** Somebody outside whom a person has noted; what is left out is not known. */
export interface CompanyContact
  extends Pick<ContactFields, 'address'>, Partial<Omit<ContactFields, 'address' | 'groups'>> {
  /** Names of groups, which are made as they are needed. */
  readonly groups?: readonly string[]
}

/** A sign-in before the adapter was made. */
export interface CompanySignIn extends Omit<SignInRecord, 'at'> {
  /** Age when the adapter is made. */
  readonly minutesAgo: number
  /** @default signedIn */
  readonly outcome?: SignInOutcome
}

/** What the company greets its people with. */
export interface CompanyHome {
  /** @default its name alone */
  readonly board?: Partial<HomeBoard>
  readonly weather?: Weather
  /** By account, the oldest first. */
  readonly signIns?: Readonly<Record<string, readonly CompanySignIn[]>>
}

/** An organisation for the adapter to run: who is there and what they have written so far. */
export interface Company {
  readonly title: string
  /** Domain of all addresses. */
  readonly domain: string
  /** Everybody's password. */
  readonly password: string
  readonly people: readonly Person[]
  /** Own folders by account. */
  readonly folders?: Readonly<Record<string, readonly FolderId[]>>
  /** Tags by account. */
  readonly tags?: Readonly<Record<string, readonly Tag[]>>
  /** What people have in their address books, by account. @default nothing */
  readonly contacts?: Readonly<Record<string, readonly CompanyContact[]>>
  /** @default everybody has their first one alone */
  readonly calendars?: readonly CompanyCalendar[]
  /** @default none */
  readonly events?: readonly CompanyEvent[]
  readonly mails: readonly CompanyMail[]
  readonly drafts?: readonly CompanyDraft[]
  /** @default nothing waits */
  readonly reviewRules?: readonly CompanyReviewRule[]
  /** The original of a forward is not shown to who writes it. @default false */
  readonly hideForwarded?: boolean
  /** @default there are no levels of secrecy */
  readonly secrecy?: Omit<SecrecyRules, 'ceiling'>
  readonly home?: CompanyHome
  /** What lies on the disk of the organisation. @default nothing */
  readonly disk?: readonly CompanyDiskFile[]
}
