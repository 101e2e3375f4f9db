/** Without anybody for so long the screen is locked. @source LK-01 */
const idleLockMs = 600_000
/** How often it is looked. @source LK-01 */
const idleCheckMs = 30_000
/** Other windows hear of somebody at most this often. */
const tellEveryMs = 5_000

const acts = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

/** What the watch needs. */
export interface IdleWatchOptions {
  /** Without anybody for so long. @default ten minutes */
  readonly idleMs?: number
  /** How often it is looked. @default half a minute */
  readonly checkMs?: number
  readonly onIdle: () => void
  /** Somebody is there; not called for each movement. */
  readonly onActive: () => void
  /** ms since 1970. @default Date.now */
  readonly now?: () => number
}

/**
 * Notices when nobody has moved, typed or turned anything for a while, in the page or in the frames of its mails.
 *
 * @source LK-01, SE-17
 */
export class IdleWatch {
  readonly #options: Required<IdleWatchOptions>
  /** Where it listens. The text of a mail that is closed is not held by that. */
  #places: readonly WeakRef<Document>[] = []
  readonly #known = new WeakSet<Document>()
  readonly #timer: ReturnType<typeof setInterval>
  #lastAct: number
  #lastTold = 0

  constructor(options: IdleWatchOptions) {
    this.#options = { now: Date.now, idleMs: idleLockMs, checkMs: idleCheckMs, ...options }
    this.#lastAct = this.#options.now()
    this.#timer = setInterval(this.check, this.#options.checkMs)
    document.addEventListener('visibilitychange', this.check)
    this.#listen(document)
  }

  /** Somebody was there, here or in another window. */
  readonly note = (): void => {
    // Whoever comes back too late meets the lock, and does not lift it.
    if (!this.#isIdle()) this.#lastAct = this.#options.now()
  }

  /** Looks how long nobody was there; a computer that slept has missed some looks. */
  readonly check = (): void => {
    this.#listenInFrames()
    if (this.#isIdle()) this.#options.onIdle()
  }

  close(): void {
    clearInterval(this.#timer)
    document.removeEventListener('visibilitychange', this.check)
    for (const place of this.#places) this.#leave(place.deref())
  }

  #isIdle(): boolean {
    return this.#options.now() - this.#lastAct >= this.#options.idleMs
  }

  readonly #act = (): void => {
    this.note()
    const now = this.#options.now()
    if (now - this.#lastTold < tellEveryMs || this.#isIdle()) return
    this.#lastTold = now
    this.#options.onActive()
  }

  #listen(place: Document): void {
    for (const act of acts) place.addEventListener(act, this.#act, { capture: true, passive: true })
    this.#known.add(place)
    this.#places = [...this.#places, new WeakRef(place)]
  }

  #leave(place: Document | undefined): void {
    for (const act of acts) place?.removeEventListener(act, this.#act, { capture: true })
  }

  /** What happens in a frame is heard there alone: mails are read and written in frames. */
  #listenInFrames(): void {
    for (const frame of document.querySelectorAll('iframe')) {
      const inner = frame.contentDocument
      if (inner && !this.#known.has(inner)) this.#listen(inner)
    }
    this.#places = this.#places.filter((place) => place.deref()?.defaultView)
  }
}
