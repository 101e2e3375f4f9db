import { isMailroomError } from '@mailroom/core'
import type { ImapStatus } from '../connection/ImapAccount'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { type SyncResult, syncFolder } from '../index/syncFolder'
import { announceChanges } from './announceChanges'
import type { ImapStoreLimits } from './ImapLimits'
import { waitAtMost } from './waitAtMost'

/** Counts that a list of all folders has told. */
interface ListedCounts {
  readonly status: ImapStatus
  /** When the list was asked for, in ms since 1970. */
  readonly askedAt: number
}

/** How a look at a folder is taken. */
interface CheckOptions {
  /** Asked for when it is absent. */
  readonly counts?: ListedCounts
  readonly isThorough?: boolean
}

/** Which folder. */
type CheckedFolder = Pick<ImapFolderRow, 'id' | 'name'>

/** Looks whether what is known of the folders is still so, and no more often than it helps. */
export class FolderChecker {
  /** When the server was last asked about each folder, in this session. */
  readonly #checkedAt = new Map<number, number>()
  readonly #flagsAt = new Map<number, number>()
  /** Looks that have not begun yet: whoever comes now may share one. */
  readonly #waiting = new Map<number, Promise<SyncResult>>()
  /** Of these the next look is a thorough one. */
  readonly #thorough = new Set<number>()

  /**
   * @param isWatched    says of a folder that its news come by themselves
   * @param onStarted    told when there is something to fill in
   * @param onFolderGone told when the server does not know a folder any more; resolves when the folder list is right
   */
  constructor(
    private readonly context: ImapContext,
    private readonly limits: ImapStoreLimits,
    private readonly isWatched: (folderId: number) => boolean,
    private readonly onStarted: () => void,
    private readonly onFolderGone: () => Promise<void>,
  ) {}

  /** @see IndexKeeper.freshen */
  async freshen(folder: ImapFolderRow, askedAt = this.context.now()): Promise<boolean> {
    if (folder.is_selectable === 0 || this.#isFresh(folder, askedAt)) return false
    const check = this.check(folder, { isThorough: this.#isFlagLookDue(folder) })
    if (folder.uid_validity === 0) {
      await check
      return true
    }
    // Its rows can answer: a server that is slow or gone makes nobody wait.
    await waitAtMost(this.limits.patienceMs, this.#settled(check))
    return true
  }

  /** Looks at a folder now, and tells what has changed. */
  async check(folder: CheckedFolder, options: CheckOptions = {}): Promise<SyncResult> {
    if (options.isThorough === true) this.#thorough.add(folder.id)
    const waiting = this.#waiting.get(folder.id)
    if (waiting !== undefined) return waiting
    const check = this.context.locks.run([folder.name], () => {
      this.#waiting.delete(folder.id)
      return this.#look(folder.id, options)
    })
    // A look at counts that were asked for earlier is not shared: the next who comes wants to know of now.
    if (options.counts === undefined) this.#waiting.set(folder.id, check)
    return check
  }

  /** A folder's index has begun with counts of this moment: that was its first look. @param askedAt ms since 1970 */
  noteLook(folderId: number, askedAt: number): void {
    this.#checkedAt.set(folderId, askedAt)
  }

  /** Looks at a folder, unless that has been done in this session. */
  async checkOnce(folder: CheckedFolder): Promise<void> {
    if (!this.#checkedAt.has(folder.id)) await this.check(folder)
  }

  /**
   * The same for those who do not wait: failures are told to whoever runs the store, silence of the server is none.
   * Resolves when the look has ended, however.
   */
  checkInBackground(folder: CheckedFolder, options: CheckOptions = {}): Promise<void> {
    return this.#settled(this.check(folder, options))
  }

  async #look(folderId: number, options: CheckOptions): Promise<SyncResult> {
    const isFirst = !this.#checkedAt.has(folderId)
    const isThorough = this.#thorough.delete(folderId)
    const { status, askedAt = this.context.now() } = options.counts ?? {}
    const result = await syncFolder(this.context, folderId, { status, isThorough })
    this.#checkedAt.set(folderId, askedAt)
    if (isThorough) this.#flagsAt.set(folderId, this.context.now())
    await announceChanges(this.context, folderId, result, isFirst)
    if (result.isStarted || result.added.length > 0) this.onStarted()
    return result
  }

  /** @param askedAt when the person asked: what was learnt since is news enough */
  #isFresh({ id }: ImapFolderRow, askedAt: number): boolean {
    const checkedAt = this.#checkedAt.get(id)
    if (checkedAt === undefined) return false
    return this.isWatched(id) || checkedAt >= askedAt || this.context.now() - checkedAt < this.limits.freshMs
  }

  #isFlagLookDue({ id, mod_seq }: ImapFolderRow): boolean {
    if (mod_seq !== null) return false
    const lookedAt = this.#flagsAt.get(id)
    return lookedAt === undefined || this.context.now() - lookedAt >= this.limits.flagsEveryMs
  }

  async #settled(check: Promise<unknown>): Promise<void> {
    try {
      await check
    } catch (error) {
      if (isMailroomError(error) && error.kind === 'notFound') return this.onFolderGone()
      if (!isMailroomError(error) || !expected.has(error.kind)) this.context.onError(error)
    }
  }
}

/** The server is away, or the account was closed: the next look sees to it. */
const expected = new Set(['offline', 'cancelled', 'unauthenticated'])
