import type { AddressBookPort } from './AddressBookPort'
import type { AdminPort } from './AdminPort'
import type { CalendarPort } from './CalendarPort'
import type { CaptchaPort } from './CaptchaPort'
import type { CertificatesPort } from './CertificatesPort'
import type { ContactsPort } from './ContactsPort'
import type { DelegatesPort } from './DelegatesPort'
import type { DiskPort } from './DiskPort'
import type { DraftsPort } from './DraftsPort'
import type { FileSharesPort } from './FileSharesPort'
import type { LockPort } from './LockPort'
import type { FoldersPort } from './FoldersPort'
import type { HomePort } from './HomePort'
import type { ImportsPort } from './ImportsPort'
import type { InvitationsPort } from './InvitationsPort'
import type { LivePort } from './LivePort'
import type { MessagesPort } from './MessagesPort'
import type { OpenSessionsPort } from './OpenSessionsPort'
import type { PasskeysPort } from './PasskeysPort'
import type { PasswordPort } from './PasswordPort'
import type { PicturesPort } from './PicturesPort'
import type { ProfilePort } from './ProfilePort'
import type { RecallPort } from './RecallPort'
import type { RecordsPort } from './RecordsPort'
import type { RegistrationPort } from './RegistrationPort'
import type { ReviewPort } from './ReviewPort'
import type { ScreenLockPort } from './ScreenLockPort'
import type { SealedPort } from './SealedPort'
import type { ReceiptsPort } from './ReceiptsPort'
import type { SearchPort } from './SearchPort'
import type { SenderListsPort } from './SenderListsPort'
import type { SendingPort } from './SendingPort'
import type { SessionPort } from './SessionPort'
import type { SettingsPort } from './SettingsPort'
import type { SharesPort } from './SharesPort'
import type { SignOnPort } from './SignOnPort'
import type { SignaturesPort } from './SignaturesPort'
import type { TagsPort } from './TagsPort'
import type { TemplatesPort } from './TemplatesPort'
import type { TrustPort } from './TrustPort'
import type { TwoFactorPort } from './TwoFactorPort'

/**
 * The one door between the components and a mail system. A port that is absent is a feature that is not shown.
 * Every method that fails rejects with a `MailroomError`.
 *
 * @source EM-06
 */
export interface MailroomAdapter {
  readonly session: SessionPort
  readonly twoFactor?: TwoFactorPort
  readonly signOn?: SignOnPort
  readonly passkeys?: PasskeysPort
  readonly captcha?: CaptchaPort
  readonly registration?: RegistrationPort
  readonly folders: FoldersPort
  readonly folderLock?: LockPort
  /** The lock on the file center: all calls of `disk` that show or change what lies there. */
  readonly fileLock?: LockPort
  /** The lock on the calendar: all calls of `calendar`. */
  readonly calendarLock?: LockPort
  readonly messages: MessagesPort
  readonly imports?: ImportsPort
  readonly pictures?: PicturesPort
  readonly search?: SearchPort
  readonly trust?: TrustPort
  readonly certificates?: CertificatesPort
  readonly sealed?: SealedPort
  readonly invitations?: InvitationsPort
  readonly tags?: TagsPort
  readonly drafts?: DraftsPort
  readonly sending?: SendingPort
  readonly disk?: DiskPort
  readonly fileShares?: FileSharesPort
  readonly recall?: RecallPort
  readonly review?: ReviewPort
  readonly receipts?: ReceiptsPort
  readonly contacts?: ContactsPort
  readonly addressBook?: AddressBookPort
  readonly calendar?: CalendarPort
  readonly senderLists?: SenderListsPort
  readonly signatures?: SignaturesPort
  readonly templates?: TemplatesPort
  readonly settings?: SettingsPort
  readonly home?: HomePort
  readonly records?: RecordsPort
  readonly password?: PasswordPort
  readonly openSessions?: OpenSessionsPort
  readonly profile?: ProfilePort
  readonly shares?: SharesPort
  readonly delegates?: DelegatesPort
  readonly live?: LivePort
  readonly screenLock?: ScreenLockPort
  readonly admin?: AdminPort
}

/** What a change may be told with. */
export interface ActOptions {
  /**
   * Names what is done, so that its news can be told from those of others: 1 to 40 letters, digits, `-` and `_`. An adapter
   * that does not hand it on brings news that name nobody, and the page asks for what it knows already.
   *
   * @source SH-11
   */
  readonly act?: string
}

/** Lets a reading call be withdrawn; it then rejects with kind `cancelled`. */
export interface ReadOptions {
  readonly signal?: AbortSignal
}

/** For calls that move bytes. */
export interface TransferOptions extends ReadOptions {
  /** Called as bytes move; `totalBytes` is undefined while unknown. */
  readonly onProgress?: (progress: { readonly doneBytes: number; readonly totalBytes?: number }) => void
}
