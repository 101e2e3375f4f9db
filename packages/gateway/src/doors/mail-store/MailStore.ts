import type {
  ActOptions,
  AttachmentId,
  ConversationQuery,
  Folder,
  FolderId,
  FolderMails,
  FolderPart,
  FolderRole,
  FoundFolders,
  InternetMessageId,
  MailRoom,
  MailTouch,
  MatchingQuery,
  Message,
  MessagePage,
  MessageQuery,
  MessageRef,
  MessageSelection,
  MessageState,
  MessageSummary,
  MessageUid,
  MovedMessage,
  ReadOptions,
  SearchPage,
  SearchQuery,
  Snooze,
  StateChange,
  Tag,
} from '@mailroom/core'
import type { Readable } from 'node:stream'
import type { AccountId } from '../../accounts/AccountId'
import type { BlobKey, ByteRange } from '../blob-store/BlobStore'

/** The door to where mail lies: our own store, or an IMAP server. */
export interface MailStore {
  /**
   * One account's mail. Cheap: nothing is opened before the first call. Every call sees this account alone, whatever
   * folder names and uids it is given.
   */
  mailbox(accountId: AccountId): Mailbox
}

/** Which of the folders are asked for. */
export interface FolderPageQuery {
  readonly offset: number
  /** Most that come at once. */
  readonly limit: number
}

/** A part of the folders. */
export interface FolderPage {
  readonly folders: readonly Folder[]
  /** Of all of them. */
  readonly totalCount: number
}

/** One account's mail. Failures are `MailroomError`s; every change is told to the event bus. */
export interface Mailbox {
  /** As core's `FoldersPort.list`. The default folders are there from the first call on. */
  folders(options?: ReadOptions): Promise<readonly Folder[]>
  /** As core's `FoldersPort.get`. `notFound` */
  folder(id: FolderId, options?: ReadOptions): Promise<Folder>
  /** As core's `FolderPartsPort.first`. Those with a role are always among them. */
  firstFolders(shown: FolderId | undefined, options?: ReadOptions): Promise<FolderPart>
  /** As core's `FolderPartsPort.below`, a page at a time, by their ids. */
  foldersBelow(
    parent: FolderId | undefined,
    query: FolderPageQuery,
    options?: ReadOptions,
  ): Promise<FolderPage>
  /** As core's `FolderPartsPort.inside`, a page at a time, by their ids. `notFound` */
  foldersInside(id: FolderId, query: FolderPageQuery, options?: ReadOptions): Promise<FolderPage>
  /** As core's `FolderPartsPort.find`. */
  findFolders(words: string, limit: number, options?: ReadOptions): Promise<FoundFolders>
  /**
   * A part of the folders, so that thousands of them hold up neither end: in the order of all where one page has them all, else
   * by their ids, and whoever has all pages puts them in order.
   *
   * @source FL-01, T40
   */
  folderPage(query: FolderPageQuery, options?: ReadOptions): Promise<FolderPage>
  /** The folder with a role, made when it is not there. */
  folderWithRole(role: FolderRole): Promise<FolderId>
  /** Makes a folder, and those above it. `conflict` when it exists, `invalid` for an impossible name. */
  createFolder(id: FolderId): Promise<Folder>
  /**
   * Gives a folder and those in it another full name; uids stay. `forbidden` for one with a role, `conflict` when the
   * name is taken, `invalid` for an impossible one, also for one inside the folder; `notFound` for it or the one above.
   */
  renameFolder(id: FolderId, target: FolderId): Promise<Folder>
  /** As core's `FoldersPort.delete`. Stopped half-way, each mail is whole at one of the two places. */
  deleteFolder(id: FolderId, mails: FolderMails): Promise<void>

  /**
   * One page. A search finds the newest thousand at most. `notFound` when the folder is not there, `invalid` for an impossible page.
   *
   * @source ML-03, ML-04, ML-09
   */
  list(query: MessageQuery, options?: SearchOptions): Promise<MessagePage>
  /**
   * One page of what is found in all folders that may be read, spam and trash left out unless they are asked for. Finds the
   * newest thousand at most. `notFound` for a folder that is not there, `invalid` when nothing is asked for.
   *
   * @source SH-06, SH-07, ML-27
   */
  search(query: SearchQuery, options?: SearchOptions): Promise<SearchPage>
  /** As core's `MessagesPort.conversation`. `notFound` */
  conversation(ref: MessageRef, query: ConversationQuery, options?: SearchOptions): Promise<MessagePage>
  /** As core's `MessagesPort.matching`. */
  matching(query: MatchingQuery, options?: ReadOptions): Promise<readonly MessageUid[]>
  /** Those mails of a folder and the others of their conversations in it; mails that are gone are left out. */
  ofConversations(folder: FolderId, uids: readonly MessageUid[]): Promise<readonly MessageUid[]>
  /** Rows of single mails in the order asked; those that are gone are left out. */
  summaries(refs: readonly MessageRef[], options?: ReadOptions): Promise<readonly MessageSummary[]>
  /** Everything but the bytes of attachments. Opens even when the raw mail is lost. `notFound` */
  read(ref: MessageRef, options?: ReadOptions): Promise<StoredMessage>
  /** The header lines as they travelled. `notFound` */
  header(ref: MessageRef, options?: ReadOptions): Promise<string>
  /** The mail as it travelled. `notFound` */
  raw(ref: MessageRef, options?: ReadOptions): Promise<StoredContent>
  /** One attachment, decoded. `notFound` */
  part(ref: MessageRef, id: AttachmentId, options?: ReadOptions): Promise<StoredPart>
  /** As `part`, for several of one mail with a single look at it: in the order asked. `notFound` when one is missing. */
  parts(ref: MessageRef, ids: readonly AttachmentId[], options?: ReadOptions): Promise<readonly StoredPart[]>
  /** The addresses that mails of a selection are from, each once; mails that are gone are passed over. */
  senders(selection: MessageSelection, options?: ReadOptions): Promise<readonly string[]>
  /** Where mails with this Message-ID are, oldest first. */
  findByMessageId(messageId: InternetMessageId, options?: ReadOptions): Promise<readonly MessageRef[]>

  /** Adds a mail; it is durable, listed and searchable when the promise resolves. `notFound` for an unknown folder. */
  append(folder: FolderId, content: MessageContent, options?: AppendOptions): Promise<MessageRef>
  /** Adds many, in the order given; each group of about a hundred is durable or absent as a whole. For imports. */
  appendMany(
    folder: FolderId,
    mails: Iterable<NewMessage> | AsyncIterable<NewMessage>,
    options?: AppendManyOptions,
  ): Promise<AppendManyResult>

  /** One change for any number of mails. Mails that are gone are passed over. `notFound` for an unknown folder. */
  setState(selection: MessageSelection, change: MailboxStateChange, options?: ActOptions): Promise<void>
  /** As core's `MessagesPort.setRemark`. */
  setRemark(ref: MessageRef, remark: string): Promise<void>
  /** Answers in the order asked; mails that are gone are left out, mails that are there already stay as they are. */
  move(selection: MessageSelection, target: FolderId): Promise<readonly MovedMessage[]>
  /** Deletes for ever. Cannot be undone. */
  expunge(selection: MessageSelection): Promise<void>
  /** Deletes all mails of a folder for ever. */
  empty(folder: FolderId): Promise<void>

  /** Room for mail, as far as that is known. @source HO-02 */
  room(options?: ReadOptions): Promise<MailRoom | undefined>

  /** The account's tags by name. */
  tags(options?: ReadOptions): Promise<readonly Tag[]>
  /** As core's `TagsPort.create`. */
  createTag(tag: WantedTag): Promise<Tag>
  /** As core's `TagsPort.update`. */
  updateTag(id: string, tag: WantedTag): Promise<Tag>
  /** As core's `TagsPort.delete`. */
  deleteTag(id: string): Promise<void>
}

/** What a person wants a tag to be. */
export interface WantedTag {
  readonly name: string
  readonly color: string
}

/** How it goes with what looks into several folders. */
export interface SearchOptions extends ReadOptions {
  /** No other folder is looked into. @default all of them may be read */
  readonly readable?: ReadonlySet<FolderId>
}

/** A mail's bytes: in memory, or as a blob. A blob is copied, so its holder still has to delete it. */
export type MessageContent = Uint8Array | { readonly blob: BlobKey }

/** How a mail is added. */
export interface AppendOptions {
  readonly state?: Partial<Omit<MessageState, 'hasAttachments'>>
  /** ms since 1970. @default now */
  readonly receivedAt?: number
  /** New to the reader: open pages announce it. Copies, drafts and imports are not. @default false */
  readonly isArrival?: boolean
  /** Sent by the owner of the mailbox. @default false */
  readonly isOwn?: boolean
  /** A second call with the same key finds the first one's mail, wherever it has been moved, and adds nothing. */
  readonly idempotencyKey?: string
  /** What brought it, for the log that goes with it. @source RD-22 */
  readonly touches?: readonly MailTouch[]
}

/** One mail of `appendMany`. */
export interface NewMessage extends Omit<AppendOptions, 'isArrival'> {
  readonly content: Uint8Array
}

/** @see Mailbox.appendMany */
export interface AppendManyOptions extends ReadOptions {
  /** Called after each group that is durable, with the mails so far. */
  readonly onProgress?: (appendedCount: number) => void
}

/** What `appendMany` did. */
export interface AppendManyResult {
  readonly appendedCount: number
  /** Mails whose idempotency key was known already. */
  readonly skippedCount: number
}

/** What people change, and what sending a mail changes on the one that it answers. */
export interface MailboxStateChange extends StateChange {
  readonly isAnswered?: boolean
  readonly isForwarded?: boolean
  readonly isScheduled?: boolean
  /** Of a mail whose content lies with the gateway: see `Seals`. */
  readonly isBurned?: boolean
  /** Away until then; null: no longer. Nothing but a note: the mail stays where it is. @source ML-29 */
  readonly snooze?: Snooze | null
  /** Those reminders are due whose time is no later than this, in ms since 1970. @source ML-29 */
  readonly followUpsUntil?: number
  /** It was answered: a reminder goes that waits for that alone. */
  readonly endsFollowUp?: boolean
  /** It came back at that time, in ms since 1970, and stands in its folder as if it had arrived then. */
  readonly cameBackAt?: number
}

/** A mail with what the gateway itself needs of it. */
export interface StoredMessage extends Message {
  readonly inReplyTo?: InternetMessageId
  /** Oldest first. */
  readonly references: readonly InternetMessageId[]
}

/** Bytes that can be streamed from any place. */
export interface StoredContent {
  readonly sizeBytes: number
  /** @param range cut at the end of the content */
  open(range?: ByteRange): Promise<Readable>
}

/** The decoded bytes of an attachment. */
export interface StoredPart extends StoredContent {
  readonly name: string
  /** As the mail says: hostile until checked. */
  readonly contentType: string
  readonly contentId?: string
}
