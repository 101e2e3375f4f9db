import type { MessageUid } from '@mailroom/core'
import type { MailboxContext } from '../sql/MailboxContext'
import type { ImapAccount, ImapStatus } from './connection/ImapAccount'
import type { ImapFolderRow } from './folders/folderRow'
import type { MailReader } from './reader/MailReader'
import type { FolderLocks } from './session/FolderLocks'
import type { PeopleGate } from './session/PeopleGate'

/** What the calls on one account's mailbox work with. */
export interface ImapContext extends MailboxContext {
  /** The account's way to its server. Rejects as the credentials do. */
  account(): Promise<ImapAccount>
  /** Held by whoever changes what is known of a folder: between the server's answer and the index nobody comes in. */
  readonly locks: FolderLocks
  readonly keeper: IndexKeeper
  /** The same for all accounts. */
  readonly people: PeopleGate
  /** The same for all accounts. */
  readonly reader: MailReader
}

/** Keeps the index right and fills it, in the background. */
export interface IndexKeeper {
  /** Resolves when the folder list was asked for in this session at least once, or is known from an earlier one. */
  foldersKnown(): Promise<void>
  /** Nothing is known of the account's mailbox, and nobody has asked for its folders yet. */
  isNew(): Promise<boolean>
  /**
   * Mails of the inbox were shown before anything else was known: now the rest is asked for, theirs first.
   *
   * @param shown counts at that time: what came since is news
   */
  oweInbox(shown: ImapStatus, uids: readonly MessageUid[]): void
  /** Asks for the folder list now. */
  refreshFolders(): Promise<void>
  /**
   * Resolves when what is known of a folder is of now. Cheap when it is watched, or was asked a moment ago.
   *
   * @param askedAt ms since 1970 from which on an answer of the server counts as one of now. @default now
   * @returns       false when nothing had to be asked: what the row says is right
   */
  freshen(folder: ImapFolderRow, askedAt?: number): Promise<boolean>
  /** Looks at a folder now. Rejects as the server does. */
  look(folder: ImapFolderRow): Promise<void>
  /** The same, for those who do not wait for it. */
  lookSoon(folder: ImapFolderRow): void
  /** Resolves when every mail of the folder has its row; at once when that is so. */
  rowsFilled(folderId: number): Promise<void>
  /** Reads the first words of these mails, as far as the server gives them soon. @returns whether any were missing */
  firstWordsRead(folder: ImapFolderRow, uids: readonly MessageUid[]): Promise<boolean>
  /** Reads the first words of these mails soon, and tells their owner: for a page that does not wait for them. */
  oweFirstWords(folder: ImapFolderRow, uids: readonly MessageUid[]): void
  /** Gives these mails their rows soon: they were shown without. The next call waits for that. */
  oweRows(folder: ImapFolderRow, uids: readonly MessageUid[]): void
  /** Says that there is something to fill in. */
  fill(): void
}
