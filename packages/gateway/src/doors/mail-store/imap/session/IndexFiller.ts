import { isMailroomError, type MessageUid } from '@mailroom/core'
import { setTimeout } from 'node:timers/promises'
import { folderRows, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { giveRows } from '../index/ensureRows'
import { fillRows } from '../index/fillRows'
import { fillTexts } from '../texts/fillTexts'
import { readFirstWords } from '../texts/readFirstWords'
import { waitAtMost } from './waitAtMost'

/** A process that is told to end does so within seconds. */
const endPatienceMs = 2_000

/** Mails whose owner has seen them already, and what is done for them next. */
interface Owed {
  readonly folder: ImapFolderRow
  readonly uids: readonly MessageUid[]
  /** Resolved when they have their rows. Undefined: they are to have their first words. */
  readonly rows?: PromiseWithResolvers<void>
}

/** Fills the index of one account in the background, one folder after the other. */
export class IndexFiller {
  #running: Promise<void> | undefined
  #owing: Promise<void> | undefined
  #isAskedAgain = false
  /** Mails that were shown before the index had all that it shows of them. */
  readonly #owed: Owed[] = []
  /** Somebody waits for the rows of these. */
  readonly #waiting = new Map<number, PromiseWithResolvers<void>>()

  constructor(
    private readonly context: ImapContext,
    private readonly signal: AbortSignal,
    private readonly rowsWaitMs: number,
  ) {}

  /** Says that there may be something to fill in. */
  start(): void {
    this.#isAskedAgain = true
    if (this.signal.aborted) return
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
  }

  /**
   * Resolves when it has ended, at the end of the batch that is under way; or without it, when the server is silent. Abort
   * its signal first.
   */
  async ended(): Promise<void> {
    const patience = new AbortController()
    await Promise.race([
      Promise.all([this.#running, this.#owing]),
      setTimeout(endPatienceMs, undefined, { signal: patience.signal }).catch(() => {}),
    ])
    patience.abort()
  }

  /** Reads the first words of these mails next, and tells their owner. */
  oweFirstWords(folder: ImapFolderRow, uids: readonly MessageUid[]): void {
    this.#owed.push({ folder, uids })
    void this.#readOwed()
    this.start()
  }

  /** Gives these mails their rows next. @returns resolves when they have them, or that has failed */
  oweRows(folder: ImapFolderRow, uids: readonly MessageUid[]): Promise<void> {
    const rows = Promise.withResolvers<void>()
    this.#owed.push({ folder, uids, rows })
    void this.#readOwed()
    this.start()
    return rows.promise
  }

  /** @see IndexKeeper.rowsFilled */
  async rowsFilled(folderId: number): Promise<void> {
    const isThere = (await this.#folders()).some(
      ({ id, unfilled_below }) => id === folderId && unfilled_below > 0,
    )
    if (!isThere) return
    const waiting = this.#waiting.get(folderId) ?? Promise.withResolvers<void>()
    this.#waiting.set(folderId, waiting)
    this.start()
    await waitAtMost(this.rowsWaitMs, waiting.promise)
  }

  async #run(): Promise<void> {
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false
        await this.#fillAll()
      }
    } catch (error) {
      // Who waits gets what is there. The next look at the server begins again.
      this.#note(error)
    } finally {
      for (const waiting of this.#waiting.values()) waiting.resolve()
      this.#waiting.clear()
    }
  }

  async #fillAll(): Promise<void> {
    await this.#readOwed()
    // What people look at first has its first words soon.
    for (const folder of await this.#folders()) await this.#texts(folder, 1)
    for (let folder = await this.#nextUnfilled(); folder !== undefined; folder = await this.#nextUnfilled()) {
      const { id } = folder
      const isAwaited = () => this.#waiting.has(id)
      const outcome = await this.context.people.stretch((isWanted) => {
        const onBatch = () => this.#readOwed()
        return fillRows(this.context, id, { signal: this.signal, isAwaited, onBatch, isWanted })
      }, isAwaited)
      if (outcome === 'paused') continue
      this.#waiting.get(id)?.resolve()
      this.#waiting.delete(id)
      if (outcome === 'anew') return
      this.#tell(folder)
    }
    for (const folder of await this.#folders()) await this.#texts(folder, Infinity)
  }

  /** Beside the filling, which waits for others at times. */
  #readOwed(): Promise<void> {
    this.#owing ??= this.#readAllOwed()
      .catch((error: unknown) => {
        this.#note(error)
        for (const { rows } of this.#owed.splice(0)) rows?.resolve()
      })
      .finally(() => {
        this.#owing = undefined
        if (this.#owed.length > 0) void this.#readOwed()
      })
    return this.#owing
  }

  #note(error: unknown): void {
    const isExpected = this.signal.aborted || (isMailroomError(error) && error.kind !== 'server')
    if (!isExpected) this.context.onError(error)
  }

  async #readAllOwed(): Promise<void> {
    for (let owed = this.#owed.shift(); owed !== undefined; owed = this.#owed.shift()) {
      const { folder, uids, rows } = owed
      try {
        this.signal.throwIfAborted()
        if (rows !== undefined) await this.context.people.turn(() => giveRows(this.context, folder, uids))
        else if (await this.context.people.turn(() => readFirstWords(this.context, folder, uids)))
          this.#tell(folder)
      } catch (error) {
        // The folder is another one by now; whoever looks at it sees that.
        if (!isMailroomError(error) || error.kind !== 'notFound') throw error
      } finally {
        rows?.resolve()
      }
    }
  }

  async #texts(folder: ImapFolderRow, maxBatches: number): Promise<void> {
    let batchCount = 0
    await fillTexts(this.context, folder.id, this.signal, () => {
      batchCount++
      // The first words of the newest mails: an open list shows them.
      if (batchCount === 1) this.#tell(folder)
      return batchCount < maxBatches
    })
    if (batchCount > 1) this.#tell(folder)
  }

  #tell(folder: ImapFolderRow): void {
    this.context.events.publish(this.context.accountId, { kind: 'folderChanged', folder: folder.name })
  }

  async #nextUnfilled(): Promise<ImapFolderRow | undefined> {
    const unfilled = (await this.#folders()).filter((folder) => folder.unfilled_below > 0)
    return unfilled.find((folder) => this.#waiting.has(folder.id)) ?? unfilled[0]
  }

  /** The inbox first, what is thrown away last. */
  async #folders(): Promise<ImapFolderRow[]> {
    const rows = await folderRows(this.context.database.db, this.context.accountId)
    const rank = ({ role }: ImapFolderRow) => ranks[role ?? 'own']
    return rows.filter((row) => row.is_selectable === 1).sort((a, b) => rank(a) - rank(b))
  }
}

const ranks = { inbox: 0, sent: 1, drafts: 2, archive: 3, snoozed: 3, own: 3, trash: 4, spam: 5 } as const
