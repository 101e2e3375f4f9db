import type { FolderRole } from '@mailroom/core'
import type { Readable } from 'node:stream'
import type { ByteRange } from '../../../blob-store/BlobStore'
import type { BodyPart } from './BodyPart'
import type { MailEnvelope } from './MailEnvelope'

/**
 * One account's way to its IMAP server: a few pooled connections, opened when needed and closed when idle. Everything is
 * in the server's own terms (paths as decoded text, uids, flags); nothing here knows our database.
 *
 * Failures are `MailroomError`s: `offline` when the server cannot be reached or falls silent, `unauthenticated` when it
 * refuses the account, `notFound` for a folder that is not there, `overQuota`, `forbidden`, else `server`. A connection
 * that broke is never used again; reading is tried once more on a new one, writing is not.
 *
 * @source GW-03; RFC 3501, RFC 9051
 */
export interface ImapAccount {
  /** What the server can do for this account. Opens a connection when none has been yet. */
  capabilities(): Promise<ImapCapabilities>
  /** Every folder that can be seen, with its counts: one LIST-STATUS where the server has it. */
  folders(options?: ImapCallOptions): Promise<readonly ImapFolder[]>
  /** Counts of one folder without opening it. `notFound` */
  status(path: string, options?: ImapCallOptions): Promise<ImapStatus>
  /** `conflict` when it exists. @param path parts from the top; the account joins them with the server's delimiter */
  createFolder(path: readonly string[]): Promise<string>
  /**
   * Gives a folder and those in it another name. Where the server keeps UIDVALIDITY, uids stay. `notFound`, `conflict`
   *
   * @param parts  from the top
   * @param inside paths of the folders in it
   * @returns the new path
   */
  renameFolder(path: string, parts: readonly string[], inside: readonly string[]): Promise<string>
  /** Deletes one folder with its mails, not those in it. Nothing happens when it is gone. */
  deleteFolder(path: string): Promise<void>
  /**
   * Holds one connection with this folder open while `work` runs. Nobody else uses it meanwhile.
   *
   * @param options.isBackground waits behind all people; the pool keeps at least one connection for them
   */
  withFolder<T>(
    path: string,
    work: (folder: OpenFolder) => Promise<T>,
    options?: WithFolderOptions,
  ): Promise<T>
  /** Adds a mail. The answer names its uid where the server says so (UIDPLUS). `notFound`, `overQuota` */
  append(path: string, content: Uint8Array | StreamedContent, options: AppendFlags): Promise<AppendedTo>
  /**
   * Listens to a folder by IDLE (or NOOP every minute where it is missing), on a connection of its own, again after every
   * loss, until the answer is called. Tells `onChange` after anything came, also after a reconnect.
   */
  watch(path: string, onChange: () => void, onState?: (isConnected: boolean) => void): () => void
  /** Room for mail by QUOTA of the INBOX; undefined where the server does not say. */
  quota(options?: ImapCallOptions): Promise<ImapQuota | undefined>
  /** Ends all connections; calls under way and later ones fail as `cancelled`. */
  close(): Promise<void>
}

/** Where a capability is missing the account has another way, except where it says so. */
export interface ImapCapabilities {
  readonly names: ReadonlySet<string>
  readonly delimiter: string
  readonly hasSort: boolean
  readonly hasEsearch: boolean
  readonly hasCondstore: boolean
  readonly hasQresync: boolean
  readonly hasMove: boolean
  readonly hasUidPlus: boolean
  readonly hasSpecialUse: boolean
  readonly hasListStatus: boolean
  readonly hasIdle: boolean
  readonly hasQuota: boolean
  /** New keywords may be made in the folders (PERMANENTFLAGS has `\*`), known after a folder was opened. */
  readonly canAddKeywords: boolean | undefined
}

export interface ImapCallOptions {
  readonly signal?: AbortSignal
}

export interface WithFolderOptions extends ImapCallOptions {
  readonly isBackground?: boolean
  /**
   * Only mails up to this uid are read: a connection that has had the folder open since they were there is not asked what
   * is new, so counts, `uidNext` and `highestModSeq` may be older. Wrong for synchronising. Where another connection has
   * shown a newer mail, up to that one.
   */
  readonly newestUid?: number
  /** Known to the caller: a connection that has the folder open under another one opens it anew. */
  readonly uidValidity?: number
  /** Known to the caller: a connection that has not heard of it, although it asked for news, opens the folder anew. */
  readonly modSeq?: bigint
  /**
   * Changes of flags go out on the connection of the last ones: a server that keeps flags in names of files knows them best
   * there. A look that nobody waits for takes another, where there is one. @default a mail is read
   */
  readonly use?: FolderUse
}

/** What a connection is taken for. */
export type FolderUse = 'mark' | 'look'

/** Bytes. */
export interface ImapQuota {
  readonly usedBytes: number
  readonly limitBytes: number
}

/** A folder as LIST tells it. */
export interface ImapFolder {
  readonly path: string
  /** From the top, decoded (modified UTF-7 or UTF-8). */
  readonly parts: readonly string[]
  /** By SPECIAL-USE, else by well-known names; INBOX always. */
  readonly role: FolderRole | undefined
  readonly isSelectable: boolean
  readonly status: ImapStatus | undefined
}

export interface ImapStatus {
  readonly uidValidity: number
  readonly uidNext: number
  readonly messageCount: number
  readonly unseenCount: number
  /** Undefined without CONDSTORE. */
  readonly highestModSeq: bigint | undefined
}

/** A folder that is open on a connection held by the caller. */
export interface OpenFolder extends Omit<ImapStatus, 'unseenCount'> {
  readonly path: string
  /** Flags and keywords that are kept here. @source RFC 3501 7.1 PERMANENTFLAGS */
  readonly permanentFlags: ReadonlySet<string>
  /** New keywords may be made here. */
  readonly canAddKeywords: boolean
  /** The account may only read here. */
  readonly isReadOnly: boolean
  /** Asks for news (NOOP): a mail that others expunged before is not found from then on. @source RFC 3501 7.4.1 */
  catchUp(): Promise<void>
  /**
   * Newest first by arrival: `UID SORT (ARRIVAL)` turned around where it is, else and in large folders by sequence number.
   *
   * @param limit of uids
   */
  newestUids(limit: number): Promise<readonly number[]>
  /** Every uid, ascending. */
  allUids(): Promise<readonly number[]>
  /** Rows of these uids, as they come; those that are gone are left out. One FETCH for up to some hundreds of uids. */
  fetchRows(uids: readonly number[] | UidRange): AsyncIterable<ImapRow>
  /**
   * What the server knows of these mails without looking into them, as they come: many a server has it at hand where a
   * header has to be read from its disk.
   */
  fetchEnvelopes(uids: readonly number[]): AsyncIterable<ImapEnvelope>
  /** Flags of these mails; with `changedSince` only those changed after that mod-sequence (CONDSTORE). */
  fetchFlags(range: UidRange, changedSince?: bigint): AsyncIterable<ImapFlags>
  /**
   * Uids expunged since that mod-sequence (QRESYNC), as ranges of numbers: a server that forgot the details names every
   * uid that is not there. Undefined where the server cannot say.
   */
  vanishedSince(modSeq: bigint): Promise<readonly ClosedUidRange[] | undefined>
  /** The header block as it travelled, or its first bytes. Undefined when the mail is gone. */
  fetchHeader(uid: number, limitBytes?: number): Promise<Uint8Array | undefined>
  /**
   * Several parts in one FETCH, undecoded as they travelled: MIME header block and body, `BODY.PEEK[path.MIME]` and
   * `BODY.PEEK[path]<0.limit>`. Undefined when the mail is gone.
   */
  fetchParts(uid: number, parts: readonly WantedPart[]): Promise<ReadonlyMap<string, FetchedPart> | undefined>
  /** The same for many mails at once, for the index: answers as they come. */
  fetchPartsOfMany(wanted: ReadonlyMap<number, readonly WantedPart[]>): AsyncIterable<{
    readonly uid: number
    readonly parts: ReadonlyMap<string, FetchedPart>
  }>
  /**
   * Bytes of a part (or of the whole mail with `''`), undecoded, streamed in partial fetches. The stream may outlive
   * `withFolder`: it then takes a connection for each piece, so a slow reader holds none. `notFound` for a mail that is
   * gone; a part that is not there is `notFound` or empty, as the server has it.
   */
  stream(uid: number, part: string, range?: ByteRange): Promise<Readable>
  /** Mails that meet all criteria, by the server's own SEARCH, ascending. What it means by a word is up to the server. */
  search(criteria: readonly SearchCriterion[], options?: ImapCallOptions): Promise<readonly number[]>
  /** Finds mails by header `Message-ID`. */
  findByMessageId(messageId: string): Promise<readonly number[]>
  /** One STORE for all of them. Mails that are gone are passed over. */
  store(
    uids: readonly number[],
    change: { readonly add?: readonly string[]; readonly remove?: readonly string[] },
  ): Promise<void>
  /** MOVE, or COPY and expunge of exactly these uids. Answers new uid by old, where the server says so. `notFound` */
  move(uids: readonly number[], target: string): Promise<ReadonlyMap<number, number> | undefined>
  /** Expunges exactly these (UID EXPUNGE); without UIDPLUS other mails marked deleted are unmarked around it. */
  expunge(uids: readonly number[]): Promise<void>
}

/** One thing that SEARCH is asked for. @source RFC 9051 6.4.4 */
export type SearchCriterion =
  /** Words that stand in one of these, or in none when they are excluded. */
  | { readonly keys: readonly SearchKey[]; readonly words: string; readonly isExcluded?: boolean }
  /** Arrived on that day of the server or later, or before it, in ms since 1970. */
  | { readonly since: number }
  | { readonly before: number }

/** Where SEARCH looks for words. */
export type SearchKey = 'TEXT' | 'BODY' | 'SUBJECT' | 'FROM' | 'TO' | 'CC' | 'BCC'

/** Both ends belong to it. `to` may be `'*'`, the newest. */
export interface UidRange {
  readonly from: number
  readonly to: number | '*'
}

/** Both ends belong to it. */
export interface ClosedUidRange {
  readonly from: number
  readonly to: number
}

/** What a list shows of a mail, by the server's own reading of its header. */
export interface ImapEnvelope extends ImapFlags {
  /** ms since 1970 */
  readonly internalDate: number
  readonly sizeBytes: number
  /** Undefined where only the header itself tells. @see readEnvelope */
  readonly envelope: MailEnvelope | undefined
  readonly structure: BodyPart | undefined
}

/** What a list and the index need of a mail, without its text. */
export interface ImapRow extends ImapFlags {
  /** ms since 1970 */
  readonly internalDate: number
  readonly sizeBytes: number
  /** The header block as it travelled; of one that is longer than 64 kB the first whole lines. */
  readonly header: Uint8Array
  readonly isHeaderCut: boolean
  /** Undefined where the answer could not be read (nested deeper than 20 levels): read such a mail whole. */
  readonly structure: BodyPart | undefined
}

export interface ImapFlags {
  readonly uid: number
  /** System flags and keywords as the server writes them. */
  readonly flags: ReadonlySet<string>
  readonly modSeq: bigint | undefined
}

export interface WantedPart {
  /** `1.2`, `HEADER`, `TEXT`, or `''` for the whole mail. */
  readonly path: string
  /** At most so many bytes of the body. */
  readonly limitBytes?: number
  /** First byte of the body that is wanted; needs `limitBytes`. @default 0 */
  readonly offsetBytes?: number
  /** Leaves out the MIME header block, for a mail that is one part: its own header says it. */
  readonly isBodyOnly?: boolean
}

export interface FetchedPart {
  /** Empty when it was not asked for, and for `TEXT`, `HEADER` and the whole mail. */
  readonly mimeHeader: Uint8Array
  readonly body: Uint8Array
}

export interface AppendFlags {
  readonly flags: readonly string[]
  /** ms since 1970 */
  readonly internalDate: number
}

export interface StreamedContent {
  readonly sizeBytes: number
  open(): Promise<Readable>
}

export interface AppendedTo {
  readonly uid: number | undefined
  readonly uidValidity: number | undefined
}
