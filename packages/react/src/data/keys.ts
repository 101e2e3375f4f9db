import type {
  AdminAccount,
  AdminAccountPage,
  AdminDepartment,
  AdminRule,
  AuditPage,
  ApprovalPage,
  BackOffice,
  Calendar,
  CalendarEvent,
  CalendarPreferences,
  Contact,
  ContactGroups,
  ContactPage,
  Delegate,
  DiskPage,
  FileLink,
  FileSharePage,
  Folder,
  FolderPart,
  FoundFolders,
  LockState,
  HomeInfo,
  Message,
  MessagePage,
  OpenedMail,
  OpenSession,
  Organisation,
  OwnProfile,
  Passkey,
  PasswordTerms,
  OrganisationDepartment,
  PeoplePage,
  PersonCard,
  MessageTrust,
  Occurrence,
  OwnCertificate,
  ReceiptRequest,
  RecallRecordPage,
  ReviewDuty,
  ReviewMail,
  ReviewPage,
  Invitation,
  RecipientStatus,
  RecordPage,
  SavedSearch,
  SenderListPage,
  SendingRules,
  Session,
  Settings,
  SignatureBook,
  SignInInfo,
  SentEntry,
  SignInEntry,
  SignIns,
  RecipientGroup,
  SharedMailbox,
  ShareRights,
  Suggestion,
  Tag,
  TwoFactorState,
  WeChatBinding,
} from '@mailroom/core'
import type { ListPage, ResultsPage } from './ListPage'

/** An opened mail, with the password that opens its files. */
export interface OpenedSeal extends OpenedMail {
  readonly password?: string
}

/** What is cached, by what it is about. */
export interface Cached {
  readonly signInInfo: SignInInfo
  /** Null: nobody is signed in. */
  readonly session: Session | null
  /** All folders, or those of thousands that the page has been asked to show. */
  readonly knownFolders: FolderPart
  /** What a search for folders by name has found. */
  readonly foundFolders: FoundFolders & { readonly asked: string }
  /** A folder and those in it, when it is to go. */
  readonly foldersInside: readonly Folder[]
  /** Whether a folder is there that the page does not know. */
  readonly isFolderThere: boolean
  readonly folderLock: LockState
  readonly fileLock: LockState
  readonly calendarLock: LockState
  readonly list: ListPage
  readonly results: ResultsPage
  readonly searches: readonly SavedSearch[]
  readonly message: Message
  /** What was under the seal of a mail, until it is closed. */
  readonly opened: OpenedSeal
  readonly conversation: MessagePage
  readonly tags: readonly Tag[]
  readonly settings: Settings
  readonly home: HomeInfo
  readonly signIns: SignIns
  readonly signInRecords: RecordPage<SignInEntry>
  readonly sentRecords: RecordPage<SentEntry>
  readonly passwordTerms: PasswordTerms
  readonly openSessions: readonly OpenSession[]
  readonly shares: readonly SharedMailbox[]
  readonly delegates: readonly Delegate[]
  readonly profile: OwnProfile
  readonly shareRights: ShareRights
  readonly backOffice: BackOffice
  readonly audit: AuditPage
  readonly adminAccounts: AdminAccountPage
  readonly adminAccount: AdminAccount
  readonly adminDepartments: readonly AdminDepartment[]
  readonly organisation: Organisation
  readonly reviewRules: readonly AdminRule[]
  readonly approvals: ApprovalPage
  readonly trust: MessageTrust
  readonly certificates: readonly OwnCertificate[]
  readonly twoFactor: TwoFactorState
  readonly passkeys: readonly Passkey[]
  readonly weChatBinding: WeChatBinding
  /** Null: the mail is about no event. */
  readonly invitation: Invitation | null
  readonly pictureSenders: readonly string[]
  readonly senderList: SenderListPage
  readonly signatures: SignatureBook
  readonly suggestions: { readonly asked: string; readonly people: readonly Suggestion[] }
  /** Of the addresses asked about those without a mailbox here. */
  readonly outside: readonly string[]
  readonly sendingRules: SendingRules
  readonly person: PersonCard
  readonly people: PeoplePage
  readonly departments: readonly OrganisationDepartment[]
  readonly domains: readonly string[]
  /** A page of the personal address book. */
  readonly contacts: ContactPage
  readonly contact: Contact
  /** By address. Null: it is in nobody's contact. */
  readonly contactAt: Contact | null
  readonly contactSet: readonly Contact[]
  readonly contactGroups: ContactGroups
  readonly contactDoubles: readonly (readonly Contact[])[]
  readonly recentPeople: readonly Suggestion[]
  readonly calendars: readonly Calendar[]
  /** Events in some days. */
  readonly occurrences: readonly Occurrence[]
  readonly event: CalendarEvent
  readonly calendarPreferences: CalendarPreferences
  readonly groups: readonly RecipientGroup[]
  readonly status: readonly RecipientStatus[]
  readonly fileLinks: readonly FileLink[]
  /** A page of a folder of a disk. */
  readonly disk: DiskPage
  /** A page of the files that one shares. */
  readonly fileShares: FileSharePage
  readonly recalls: RecallRecordPage
  readonly reviewDuty: ReviewDuty
  /** Pages of the mails in review, and those that are open. */
  readonly reviews: ReviewPage
  readonly review: ReviewMail
  /** Null: the sender asks for none. */
  readonly receipt: ReceiptRequest | null
}

/** What a cached answer is about. */
export type Area = keyof Cached

/** Names a cached answer: its area, whose mailbox, and what was asked. */
export type Key<A extends Area = Area> = readonly [area: A, account: string, what: unknown]

/** Stands for the account where nobody need be signed in. */
export const nobody = ''

/** Who is signed in. */
export const sessionKey: Key<'session'> = ['session', nobody, 'all']

/** For areas with one answer per account. */
export const everything = 'all'
