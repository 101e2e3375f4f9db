import type {
  Address,
  AttachmentId,
  CertificateFingerprint,
  ComposeKind,
  DraftContent,
  DraftId,
  EventNotice,
  InternetMessageId,
  MailPriority,
  MailTouch,
  MessageState,
  MessageTrust,
  MessageUid,
  SecrecyLevel,
  SignatureFacts,
  Snooze,
} from '@mailroom/core'
import type { WebPicture } from '../company/Company'

/** A file within a mail. Its bytes are made when somebody asks for them. */
export interface StoredFile {
  readonly id: AttachmentId
  readonly name: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly bytes: () => Uint8Array<ArrayBuffer>
  readonly contentId?: string
  readonly isInline: boolean
  /** As it was sent. */
  readonly secrecy?: SecrecyLevel
}

/** A file that was stored for a draft. */
export type UploadedFile = Omit<StoredFile, 'id'>

/** What a mail says, the same for all who have it. */
export interface MailContent {
  readonly messageId: InternetMessageId
  readonly inReplyTo?: InternetMessageId
  readonly subject: string
  readonly from: Address
  /** Who has sent it in the name of `from`. */
  readonly sender?: Address
  readonly to: readonly Address[]
  readonly cc: readonly Address[]
  readonly bcc: readonly Address[]
  readonly replyTo: readonly Address[]
  /** ms since 1970. */
  readonly sentAt: number
  readonly text: string
  readonly html?: string
  readonly files: readonly StoredFile[]
  /** @default 'normal' */
  readonly priority?: MailPriority
  /** As it was sent by people of the company. */
  readonly secrecy?: SecrecyLevel
  /** Its sender asks for a read receipt. */
  readonly asksReceipt?: boolean
  /** What is known about where it comes from. */
  readonly trust?: MessageTrust
  /** It is encrypted: what it says to those who have the certificate. */
  readonly encrypted?: {
    readonly fingerprint: CertificateFingerprint
    readonly inside: Pick<MailContent, 'text' | 'html' | 'files'>
    readonly signature?: SignatureFacts
  }
  /** What it says about an event. */
  readonly invitation?: EventNotice
  /** Pictures on the web, by address. */
  readonly webPictures?: Readonly<Record<string, WebPicture>>
}

/** The form of a mail that is still being written. */
interface StoredDraft {
  readonly id: DraftId
  readonly kind: ComposeKind
  readonly content: DraftContent
  /** It is sent by itself then: ms since 1970. */
  readonly leavesAt?: number
  /** Who has it wait in the name of the owner. */
  readonly proxy?: Address
}

/** A mail as it lies in one folder of one mailbox. */
export interface StoredMail {
  readonly uid: MessageUid
  readonly content: MailContent
  /** ms since 1970. */
  readonly receivedAt: number
  readonly state: MessageState
  readonly remark: string
  /** What was done with it, oldest first. */
  readonly log?: readonly MailTouch[]
  /** It waits to come back. */
  readonly snooze?: Snooze
  /** Written by the owner of the mailbox. */
  readonly isOwn: boolean
  readonly draft?: StoredDraft
}

/** A mail that gets its uid from the folder it is put into. */
export type NewMail = Omit<StoredMail, 'uid'>
