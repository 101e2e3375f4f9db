import type { Address, Credentials, FolderId, MailroomAdapter } from '@mailroom/core'

/** Somebody with a mailbox in the world. */
export interface WorldPerson {
  /** The adapter as this person's page would hold it. Nobody is signed in yet. */
  readonly adapter: MailroomAdapter
  readonly address: Address
  readonly credentials: Credentials
}

/** A file of a mail that arrives. */
export interface WorldFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Makes it a picture inside the HTML, which names it as `cid:<contentId>`. */
  readonly contentId?: string
}

/** A mail that arrives from outside. */
export interface WorldMail {
  readonly from: Address
  /** @default the owner of the mailbox */
  readonly to?: readonly Address[]
  readonly cc?: readonly Address[]
  readonly replyTo?: readonly Address[]
  /** Who sends it in the name of `from`. */
  readonly sender?: Address
  readonly subject: string
  readonly text?: string
  readonly html?: string
  readonly files?: readonly WorldFile[]
}

/** A mail from outside by which a calendar program invites Alice to an event, changes it or calls it off. */
export interface WorldInvitation {
  readonly method: 'request' | 'cancel'
  /** The organizer's name for the event. */
  readonly uid: string
  /** Grows with each change. */
  readonly sequence: number
  /** Of the event and of the mail. */
  readonly title: string
  /** Whom the answer goes to. */
  readonly organizer: Address
  /** ms since 1970, whole seconds; it takes an hour. */
  readonly startsAt: number
}

/** A certificate file for Alice to import. */
export interface WorldCertificate {
  readonly file: File
  readonly password: string
  /**
   * Brings a mail into Alice's mailbox that is encrypted for it: subject `For your eyes`, a text with `The plan is ready.`
   * and an attachment `prices.csv`, whose bytes are `a,b` and `1,2` in two lines.
   */
  deliver(): Promise<void>
}

/**
 * A mail system with two people, made for one case: both mailboxes are empty and nobody is signed in. Alice and Bob
 * are colleagues, so what one sends reaches the other.
 */
export interface ConformanceWorld {
  readonly alice: WorldPerson
  readonly bob: WorldPerson
  /** Brings a mail into Alice's mailbox the way mail comes from outside. Resolves when it is accepted. */
  deliver(mail: WorldMail): Promise<void>
  /** Ends the world: connections, processes, files. */
  dispose(): Promise<void>
  /**
   * Ends Alice's session behind her back, as when it expires. Leave it out where that cannot be done: the cases that
   * need it are skipped.
   */
  endSession?(): Promise<void>
  /**
   * Breaks Alice's live line, as when she goes from one network to another. Leave it out where there is no line to break.
   */
  cutLine?(): Promise<void>
  /**
   * Makes a folder of Alice's own, and those above it, by its full name: `Projects/北京`. Leave it out where there are
   * no such folders.
   */
  addFolder?(folder: FolderId): Promise<void>
  /** Brings an invitation into Alice's mailbox. Leave it out where mails know no events. */
  deliverInvitation?(invitation: WorldInvitation): Promise<void>
  /**
   * From then on mails of Alice's with this word wait until Bob has reviewed them. Leave it out where nothing waits for
   * anybody.
   */
  holdMail?(word: string): Promise<void>
  /** Makes a certificate with its key, the same each time. Leave it out where encrypted mail is not opened. */
  certificate?(): Promise<WorldCertificate>
}

/** What a world may be able to do. */
export type WorldAbility =
  | 'endSession'
  | 'cutLine'
  | 'addFolder'
  | 'deliverInvitation'
  | 'certificate'
  | 'holdMail'

/** Makes a fresh world. */
export type ConformanceSetup = () => Promise<ConformanceWorld>
