import { type FolderId, isMailroomError, type MessageUid } from '@mailroom/core'
import { setImmediate } from 'node:timers/promises'
import { folderRows, type ImapFolderRow } from '../folders/folderRow'
import type { ImapStatus } from '../connection/ImapAccount'
import { refreshFolderList } from '../folders/refreshFolderList'
import type { ImapContext, IndexKeeper } from '../ImapContext'
import { readFirstWords } from '../texts/readFirstWords'
import { unreadTexts } from '../texts/textsDue'
import { FolderChecker } from './FolderChecker'
import type { ImapStoreLimits } from './ImapLimits'
import { IndexFiller } from './IndexFiller'
import { waitAtMost } from './waitAtMost'

/** A server that was away is asked again within this time, though nobody calls. @source R6 */
const reopenMs = 15_000

/** Pause after a failed attempt to reach the server, so that every call does not make another one. */
const retryMs = 2_000

/**
 * What goes on for an account while it is in use: its inbox is watched, its folders are looked at from time to time, and
 * its index is filled.
 */
export class ImapSession implements IndexKeeper {
  readonly #ended = new AbortController()
  readonly #checker: FolderChecker
  readonly #filler: IndexFiller
  #inboxId: number | undefined
  /** News of the inbox come by themselves: somebody listens, and has looked at what happened before. */
  #isWatching = false
  /** Stands for the line on which somebody listens now. */
  #line: object | undefined
  #unwatch: (() => void) | undefined
  #rowsOwed: Promise<void> | undefined
  /** Counts of the inbox when its first page was shown, until its index has begun with them. */
  #shown: ImapStatus | undefined
  /** Folders of which rows were shown without their first words, since somebody began to listen. */
  readonly #wordless = new Set<FolderId>()
  readonly #timer: NodeJS.Timeout
  #lookedAt = 0
  #opening: Promise<void> | undefined
  #failedAt = -Infinity
  #isOpen = false
  #wereKnown: Promise<boolean> | undefined
  #refreshing: Promise<void> | undefined

  constructor(
    private readonly context: ImapContext,
    private readonly limits: ImapStoreLimits,
  ) {
    const isWatched = (id: number) => this.#isWatching && id === this.#inboxId
    this.#filler = new IndexFiller(context, this.#ended.signal, limits.rowsWaitMs)
    this.#checker = new FolderChecker(
      context,
      limits,
      isWatched,
      () => this.fill(),
      () => this.refreshFolders().catch((error) => this.#noteFailure(error)),
    )
    this.#timer = setInterval(() => this.#lookAround(), Math.min(limits.listEveryMs, reopenMs))
    this.#timer.unref()
  }

  async foldersKnown(): Promise<void> {
    if (this.#isOpen) return
    if (!(await this.#wereFoldersKnown())) return this.#open()
    // Known from an earlier session: the list is asked for meanwhile.
    if (this.context.now() - this.#failedAt > retryMs)
      void this.#open().catch((error) => this.#noteFailure(error))
  }

  async isNew(): Promise<boolean> {
    // Who has been shown a page once, and asks for it anew, sees no mail that the counts do not know.
    if (this.#shown !== undefined) return false
    if (this.#isOpen || this.#opening !== undefined || (await this.#wereFoldersKnown())) return false
    const { database, accountId } = this.context
    // Mail of ours that is kept under this account has to be seen to first.
    const row = await database.db
      .selectFrom('folders')
      .select('id')
      .where('account_id', '=', accountId)
      .limit(1)
      .executeTakeFirst()
    return row === undefined && this.#opening === undefined
  }

  oweInbox(shown: ImapStatus, uids: readonly MessageUid[]): void {
    this.#shown = shown
    this.#wordless.add('INBOX')
    this.#rowsOwed = this.#openFor(uids).catch((error) => this.#noteFailure(error))
  }

  async refreshFolders(): Promise<void> {
    // A list that is being asked for may be older than what the caller has just done.
    const before = this.#refreshing
    const mine = (async () => {
      await before?.catch(() => {})
      await this.#refresh()
    })()
    this.#refreshing = mine
    await mine
  }

  freshen(folder: ImapFolderRow, askedAt?: number): Promise<boolean> {
    return this.#checker.freshen(folder, askedAt)
  }

  async look(folder: ImapFolderRow): Promise<void> {
    await this.#checker.check(folder)
  }

  lookSoon(folder: ImapFolderRow): void {
    void this.#checker.checkInBackground(folder)
  }

  async firstWordsRead(folder: ImapFolderRow, uids: readonly MessageUid[]): Promise<boolean> {
    if ((await unreadTexts(this.context.database.db, folder.id, uids)).length === 0) return false
    const read = readFirstWords(this.context, folder, uids).catch((error) => this.#noteFailure(error))
    await waitAtMost(this.limits.patienceMs, read)
    return true
  }

  oweFirstWords(folder: ImapFolderRow, uids: readonly MessageUid[]): void {
    this.#wordless.add(folder.name)
    this.#filler.oweFirstWords(folder, uids)
  }

  oweRows(folder: ImapFolderRow, uids: readonly MessageUid[]): void {
    this.#rowsOwed = this.#filler.oweRows(folder, uids)
  }

  /** Resolves when mails that were shown have their rows: what is asked of them next, is asked of those. */
  async shownRowsKept(): Promise<void> {
    if (this.#rowsOwed !== undefined) await waitAtMost(this.limits.patienceMs, this.#rowsOwed)
    this.#rowsOwed = undefined
  }

  /** Somebody listens from now on: what was told before nobody heard. */
  heard(): void {
    for (const folder of this.#wordless)
      this.context.events.publish(this.context.accountId, { kind: 'folderChanged', folder })
    this.#wordless.clear()
  }

  /** Resolves when whatever comes into the inbox from now on is news; after a while also when the server is slow. */
  async listening(): Promise<void> {
    const listening = this.#firstLook().catch((error) => this.#noteFailure(error))
    await waitAtMost(this.limits.listenMs, listening)
  }

  rowsFilled(folderId: number): Promise<void> {
    return this.#filler.rowsFilled(folderId)
  }

  fill(): void {
    this.#filler.start()
  }

  /** Ends everything that goes on. What is under way is stopped at the next step. */
  async end(): Promise<void> {
    this.#ended.abort()
    clearInterval(this.#timer)
    this.#unwatch?.()
    await this.#filler.ended()
    this.#unwatch?.()
  }

  /** Behind those who wait for a page. */
  async #openFor(uids: readonly MessageUid[]): Promise<void> {
    await setImmediate()
    await this.context.people.quiet()
    await this.foldersKnown()
    const inbox = await this.#inbox()
    if (inbox === undefined) return
    const given = this.#filler.oweRows(inbox, uids)
    this.#filler.oweFirstWords(inbox, uids)
    await given
  }

  async #firstLook(): Promise<void> {
    if (!this.#isOpen) await this.#open()
    const inbox = await this.#inbox()
    if (inbox !== undefined) await this.#checker.checkOnce(inbox)
  }

  /** Asked once, before this session saves any: a list that is being saved for the first time is not whole yet. */
  #wereFoldersKnown(): Promise<boolean> {
    this.#wereKnown ??= folderRows(this.context.database.db, this.context.accountId).then(
      (rows) => rows.length > 0,
      (error: unknown) => {
        this.#wereKnown = undefined
        throw error
      },
    )
    return this.#wereKnown
  }

  async #inbox(): Promise<ImapFolderRow | undefined> {
    const rows = await folderRows(this.context.database.db, this.context.accountId)
    return rows.find((row) => row.role === 'inbox')
  }

  /** Once for all who ask at the same time; again after a failure. */
  #open(): Promise<void> {
    this.#opening ??= this.#begin().finally(() => {
      this.#opening = undefined
    })
    return this.#opening
  }

  async #begin(): Promise<void> {
    try {
      await this.#wereFoldersKnown()
      await this.refreshFolders()
    } catch (error) {
      this.#failedAt = this.context.now()
      throw error
    }
    if (this.#isOpen || this.#ended.signal.aborted) return
    this.#isOpen = true
    this.fill()
    void this.#watchInbox().catch((error) => this.#noteFailure(error))
  }

  /** On a connection of its own, which the server opens after the page that a person waits for. */
  async #watchInbox(): Promise<void> {
    await this.context.people.quiet()
    if (this.#ended.signal.aborted) return
    const inbox = await this.#inbox()
    const account = await this.context.account()
    if (inbox === undefined || this.#ended.signal.aborted) return
    this.#inboxId = inbox.id
    const look = () => this.#checker.checkInBackground(inbox, { isThorough: true })
    this.#unwatch = account.watch(
      inbox.path,
      () => void look(),
      (isConnected) => {
        this.#isWatching = false
        const line = isConnected ? {} : undefined
        this.#line = line
        // What happened before somebody listened.
        if (isConnected) void look().then(() => (this.#isWatching = this.#line === line))
      },
    )
  }

  #lookAround(): void {
    if (this.#isOpen && this.context.now() - this.#lookedAt < this.limits.listEveryMs) return
    const looked = this.#isOpen ? this.refreshFolders() : this.#open()
    void looked.catch((error) => this.#noteFailure(error))
  }

  /** One question for all folders; a closer look at those whose counts are not as known. */
  async #refresh(): Promise<void> {
    this.#lookedAt = this.context.now()
    const shown = this.#shown
    const { listed, begun, askedAt } = await refreshFolderList(this.context, shown)
    this.#shown = undefined
    const statusOf = new Map(listed.map((folder) => [folder.path, folder.status]))
    for (const row of await folderRows(this.context.database.db, this.context.accountId)) {
      const status = statusOf.get(row.path)
      if (this.#ended.signal.aborted) return
      if (status === undefined || row.is_selectable === 0) continue
      if (begun.has(row.path)) this.#checker.noteLook(row.id, askedAt)
      if (!begun.has(row.path) || (row.role === 'inbox' && shown !== undefined))
        void this.#checker.checkInBackground(row, { counts: { status, askedAt } })
    }
    // What was interrupted goes on.
    if (this.#isOpen) this.fill()
  }

  #noteFailure(error: unknown): void {
    if (!isMailroomError(error) || error.kind === 'server') this.context.onError(error)
  }
}
