import type { Approvals } from '../approvals/Approvals'
import type { OwnRequests } from '../approvals/OwnRequests'
import type { Registrations } from '../approvals/Registrations'
import type { Address, Gender, RecipientGroup, Settings as UserSettings, Suggestion } from '@mailroom/core'
import type { Logger } from 'pino'
import type { Accounts } from '../accounts/Accounts'
import type { PerformAct } from '../accounts/admin/AccountActs'
import type { Audit } from '../accounts/audit'
import type { PublicAddress } from '../config/publicAddress'
import type { Settings } from '../config/Settings'
import type { AddressBook } from '../contacts/book/AddressBook'
import type { CalendarService } from '../calendar/CalendarService'
import type { CalendarFileService } from '../calendar/ics/files/createCalendarFileService'
import type { Contacts } from '../contacts/Contacts'
import type { SenderListService } from '../contacts/createSenderLists'
import type { Mailboxes } from '../folders/createMailboxes'
import type { Lock } from '../locks/Lock'
import type { createWeather } from '../home/createWeather'
import type { SignInLog } from '../home/SignIns'
import type { SentRecords } from '../records/sentRecords'
import type { SignInRecords } from '../records/signInRecords'
import type { Imports } from '../imports/createImports'
import type { IncomingFiles } from '../incoming-files/createIncomingFiles'
import type { Invitations } from '../invitations/createInvitations'
import type { Database } from '../doors/database/Database'
import type { Organisation } from '../organisation/Organisation'
import type { Online } from '../online-files/createOnline'
import type { FileShares } from '../online-files/shares/FileShares'
import type { OfficeConverter } from '../office/OfficeConverter'
import type { Metrics } from '../observe/metrics'
import type { Passwords } from '../passwords/Passwords'
import type { Pictures } from '../pictures/createPictures'
import type { Profiles } from '../profile/createProfiles'
import type { Reviews } from '../review/createReviews'
import type { Seals } from '../sealed/Seals'
import type { SmsNumbers } from '../sms/createSmsNumbers'
import type { Sending } from '../sending/createSending'
import type { Captchas } from '../session/captcha/createCaptchas'
import type { LiveTickets } from '../session/liveTickets'
import type { ReadPassword } from '../session/readWrapped'
import type { ScreenLock } from '../session/screenLock'
import type { OpenSessions } from '../session/openSessions'
import type { Shares } from '../session/shared/Shares'
import type { Sessions } from '../session/Sessions'
import type { Searches } from '../searches/createSearches'
import type { SessionWatch } from '../session/sessionWatch'
import type { FollowUps } from '../follow-up/createFollowUps'
import type { Snoozing } from '../snooze/snoozeMails'
import type { OwnCertificates } from '../smime/certificates/OwnCertificates'
import type { SignIn } from '../session/signIn'
import type { SignOn } from '../session/sign-on/createSignOn'
import type { Passkeys } from '../session/passkeys/createPasskeys'
import type { TicketSignIn } from '../session/signInWithTicket'
import type { TwoFactor } from '../session/two-factor/TwoFactor'
import type { Trust } from '../trust/createTrust'
import type { Signatures } from '../writing/createSignatures'
import type { Templates } from '../writing/createTemplates'

/** Who an account belongs to. */
export interface Profile {
  readonly address: Address
  readonly department: string
  readonly gender: Gender
  /** Absent when they show no picture. */
  readonly pictureId?: string
  /** All addresses that the person may write from, the main one first. */
  readonly senders: readonly Address[]
}

/** What the routes ask about people. */
export interface People {
  profile(accountId: number): Promise<Profile>
  /** @param isOwnAlone nobody but whom the account knows by itself */
  suggest(accountId: number, text: string, isOwnAlone?: boolean): Promise<readonly Suggestion[]>
  /** As core's `ContactsPort.groups`. */
  groups(accountId: number): Promise<readonly RecipientGroup[]>
  /** As core's `ContactsPort.groupMembers`. */
  groupMembers(accountId: number, address: string): Promise<readonly Address[]>
  settings(accountId: number): Promise<UserSettings>
  saveSettings(accountId: number, change: Partial<UserSettings>): Promise<void>
}

/** Everything that the routes are made of. */
export interface Services {
  readonly settings: Settings
  readonly address: PublicAddress
  readonly version: string
  readonly log: Logger
  readonly metrics: Metrics
  /** ms since 1970. */
  readonly now: () => number
  /** IANA name of the zone in which times are said to people outside. */
  readonly timeZone: string
  readonly sessions: Sessions
  readonly sessionWatch: SessionWatch
  readonly openSessions: OpenSessions
  readonly liveTickets: LiveTickets
  readonly shares: Shares
  readonly accounts: Accounts
  readonly organisation: Organisation
  readonly performAct: PerformAct
  readonly approvals: Approvals
  readonly ownRequests: OwnRequests
  readonly profiles: Profiles
  readonly registrations: Registrations
  readonly database: Database
  /** The mail server that keeps the password of an address; undefined when we do. */
  readonly passwordServer: (address: string) => string | undefined
  readonly audit: Audit
  readonly screenLock: ScreenLock
  readonly captchas: Captchas
  readonly signIn: SignIn
  /** Absent when no portal may sign people in. */
  readonly ticketSignIn?: TicketSignIn
  readonly twoFactor: TwoFactor
  readonly signOn: SignOn
  readonly passkeys: Passkeys
  /** Public half of the key that wraps passwords, PEM. */
  readonly passwordKeyPem: string
  readonly passwords: Passwords
  readonly people: People
  readonly contacts: Contacts
  readonly addressBook: AddressBook
  readonly calendar: CalendarService
  readonly calendarFiles: CalendarFileService
  readonly senderLists: SenderListService
  readonly signatures: Signatures
  readonly templates: Templates
  /** The only way to anybody's mail. */
  readonly mailboxes: Mailboxes
  readonly folderLock: Lock
  /** On the file center. */
  readonly fileLock: Lock
  /** On calendars and their events. */
  readonly calendarLock: Lock
  readonly sending: Sending
  /** Absent where nobody can be told by SMS. */
  readonly smsNumbers?: SmsNumbers
  /** Absent where mails cannot link to files. */
  readonly online?: Online
  /** Absent where there are no disks. */
  readonly fileShares?: FileShares
  readonly incoming: IncomingFiles
  readonly reviews: Reviews
  readonly imports: Imports
  readonly seals: Seals
  /** Reads a password as it travels. */
  readonly readPassword: (wrapped: string) => Promise<ReadPassword>
  readonly pictures: Pictures
  readonly searches: Searches
  readonly snoozing: Snoozing
  readonly followUps: FollowUps
  readonly trust: Trust
  readonly certificates: OwnCertificates
  readonly invitations: Invitations
  readonly office: OfficeConverter
  readonly signInLog: SignInLog
  readonly signInRecords: SignInRecords
  readonly sentRecords: SentRecords
  readonly weather: ReturnType<typeof createWeather>
  /** Rejects while the doors behind the gateway do not answer. */
  readonly checkReady: () => Promise<void>
}
