import { isMailroomError, type LockPort, type LockState } from '@mailroom/core'
import { everything, nobody, sessionKey, type Area, type Cached, type Key } from '../data/keys'
import type { Keeper, MailCache } from '../data/MailCache'
import { isOfKeptArea, isOfOwnFolders, isSealed, keptAreas } from './isKeepable'
import type { KeptAnswer, KeptAnswers } from './KeptAnswers'

/** Answers that come within this time are written down together, in ms. */
const gatherMs = 500

/**
 * Keeps the answers that pass through a cache, and gives them again when the mail system cannot be reached and nothing
 * else is known. Sealed mails are not kept, nor the reader's own folders once a lock is on them.
 *
 * @source SH-20, LK-08
 */
export class AnswerKeeper {
  readonly #cache: MailCache
  readonly #kept: KeptAnswers
  readonly #account: string
  readonly #folderLock: LockPort | undefined
  readonly #waiting = new Map<Key, Cached[Area]>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isStopped = false
  /** The reader's own folders are behind a lock, and nothing of them is kept. */
  #isFolderLockKnown = false

  constructor(cache: MailCache, kept: KeptAnswers, account: string, folderLock: LockPort | undefined) {
    this.#cache = cache
    this.#kept = kept
    this.#account = account
    this.#folderLock = folderLock
  }

  /** Begins with what is known already. */
  start(): void {
    this.#cache.keeper = this.#pass
    for (const area of keptAreas) {
      for (const key of this.#cache.keys(area, area === sessionKey[0] ? nobody : this.#account)) {
        const data = this.#cache.read(key)
        if (data !== undefined) this.#note(key, data)
      }
    }
    addEventListener('pagehide', this.#write)
  }

  /** Keeps nothing more, not even what came last: everything may be forgotten next. */
  stop(): void {
    this.#isStopped = true
    if (this.#cache.keeper === this.#pass) this.#cache.keeper = undefined
    removeEventListener('pagehide', this.#write)
    clearTimeout(this.#timer)
  }

  readonly #pass: Keeper = async <A extends Area>(key: Key<A>, answer: Promise<Cached[A]>) => {
    if (key[0] === 'folderLock') void answer.then((data) => this.#seeLock(data as LockState)).catch(ignore)
    if (!isOfKeptArea(key)) return answer
    try {
      const data = await answer
      this.#note(key, data)
      return data
    } catch (error) {
      const kind = isMailroomError(error) ? error.kind : undefined
      if (kind === 'notFound') void this.#kept.remove(key).catch(ignore)
      // What is shown stays, and the reader is told that it may be old.
      if (kind !== 'offline' || this.#cache.read(key) !== undefined) throw error
      const before = await this.#kept.get(key).catch(ignore)
      if (before === undefined) throw error
      return before
    }
  }

  #note(key: Key, data: Cached[Area]): void {
    if (data === null || isSealed(key, data)) return
    this.#waiting.set(key, data)
    this.#timer ??= setTimeout(this.#write, gatherMs)
  }

  /** A browser that keeps nothing, or has no room, leaves the reader with what is in the page. */
  readonly #write = async (): Promise<void> => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const given = [...this.#waiting].map(([key, data]): KeptAnswer => ({ key, data }))
    this.#waiting.clear()
    if (given.length === 0) return
    try {
      const open = await this.#open(given)
      if (!this.#isStopped) await this.#kept.put(this.#account, open)
    } catch {
      // See above.
    }
  }

  /** Leaves out what is behind a lock, or may be. */
  async #open(given: readonly KeptAnswer[]): Promise<readonly KeptAnswer[]> {
    if (!this.#folderLock || !given.some(this.#isOwn)) return given
    const lock = await this.#folderLock.state()
    await this.#seeLock(lock)
    return lock.isSet ? given.filter((answer) => !this.#isOwn(answer)) : given
  }

  /** What was kept before there was a lock goes when it is seen. */
  async #seeLock({ isSet }: LockState): Promise<void> {
    const isNew = isSet && !this.#isFolderLockKnown
    this.#isFolderLockKnown = isSet
    if (isNew) await this.#kept.removeAll(this.#isOwn)
  }

  readonly #isOwn = ({ key, data }: KeptAnswer): boolean => {
    const part = this.#cache.read(['knownFolders', this.#account, everything])
    return isOfOwnFolders(key, data, part?.folders ?? [])
  }
}

const ignore = () => undefined
