import { unstable_serialize as serialize, type Cache, type mutate as swrMutate } from 'swr'
import type { Ahead, AskedAhead } from './askAhead'
import { AnswerNames } from './AnswerNames'
import type { Area, Cached, Key } from './keys'
import { TouchedParts } from './TouchedParts'

type Mutate = typeof swrMutate

/** What each answer passes through on its way: it may note it, or give another one where there is none. */
export type Keeper = <A extends Area>(key: Key<A>, answer: Promise<Cached[A]>) => Promise<Cached[A]>

/** More than these are not kept; an eight-hour day would fill the memory with mails and pages of lists. */
const maxEntries = 150

/** Of those, mails with their texts and pages of lists: by far the largest, and soon fetched again. */
const maxOf: Partial<Record<Area, number>> = { message: 40, list: 12, results: 12 }

/** An answer that was fetched ahead counts as asked just now for so long, as one that SWR asked for itself does. */
const freshMs = 2000

/** What marks of any mail may change: an answer that was under way meanwhile may not know of them. */
const withMarks: ReadonlySet<Area> = new Set(['knownFolders', 'list', 'results', 'conversation'])

/** Whether an answer may be another one after a write. */
export type Touches = (key: Key) => boolean

/** Answers that are asked for in parts where news came of some of them alone. */
const withParts: ReadonlySet<Area> = new Set(['knownFolders'])

/** Opening a mail marks it read, and the news of that come back: two writes on the way of its neighbours. */
const maxPrefetchAttempts = 4

/**
 * What the provider's cache holds, seen by area: SWR itself knows its entries by one name each. Optimistic writes,
 * live events and prefetching go through here.
 */
export class MailCache {
  readonly #keys = new Map<string, Key>()
  readonly #reading = new Map<string, Promise<unknown>>()
  /** The last question of each key that has no answer yet. */
  readonly #asked = new Map<string, readonly [key: Key, answer: Promise<unknown>]>()
  readonly #held = new Map<string, number>()
  /** Questions that have no answer yet, how many of each. */
  readonly #pending = new Map<string, number>()
  readonly #names: AnswerNames
  readonly #cache: Cache
  readonly #mutate: Mutate
  readonly #waiting = new Map<string, Key>()
  #writes = 0
  /** Entries that may no longer be true, until they are asked for again. */
  readonly #stale = new Set<string>()
  readonly #touched = new TouchedParts()
  /** When what was fetched ahead came, as long as nothing has happened since. */
  readonly #fetched = new Map<string, number>()
  #ahead: Ahead
  readonly #taken = new Set<AskedAhead>()
  /** Answers that may not know what has happened since they were asked for. */
  readonly #overtaken = new WeakSet<Promise<unknown>>()
  /** @default answers go where they are wanted, and nowhere else */
  keeper: Keeper | undefined
  /** The live line is up: it tells what changes of mails and folders. */
  isLive = false

  /** @param ahead what was asked for before: each answer is for the first that asks the same */
  constructor(cache: Cache, mutate: Mutate, ahead: Ahead = []) {
    this.#cache = cache
    this.#mutate = mutate
    this.#ahead = ahead
    this.#names = new AnswerNames((name) => cache.delete(name))
    for (const { key, data } of ahead)
      // What is there is not loading, and nothing is drawn once more when it is found to be right.
      if (data !== undefined) cache.set(this.nameOf(key), { data, isLoading: false })
  }

  /** What SWR knows an answer by, until it is let go. */
  nameOf(key: Key): string {
    return this.#names.of(serialize(key))
  }

  /** Remembers a key, so that it is found by its area. */
  note<A extends Area>(key: Key<A>): Key<A> {
    const id = serialize(key)
    const noted = (this.#keys.get(id) as Key<A> | undefined) ?? key
    // The one that was asked for last stands last.
    this.#keys.delete(id)
    this.#keys.set(id, noted)
    return noted
  }

  /** Keeps an entry as long as somebody shows it. Call the answer when they stop. */
  hold(key: Key): () => void {
    const id = serialize(key)
    this.#held.set(id, (this.#held.get(id) ?? 0) + 1)
    return () => {
      const left = this.#held.get(id)! - 1
      if (left > 0) return void this.#held.set(id, left)
      this.#held.delete(id)
      if (!this.#keys.has(id)) this.#letNameGo(id)
    }
  }

  /** True while somebody shows an entry. */
  isShown(key: Key): boolean {
    return this.#held.has(serialize(key))
  }

  /** True while somebody shows an answer, and the live line, which is up, has said nothing against it. */
  isKeptRight(key: Key): boolean {
    return this.isLive && this.isShown(key) && !this.isStale(key) && this.read(key) !== undefined
  }

  /** All keys of an area that were asked for. */
  keys<A extends Area>(area: A, account: string): Key<A>[] {
    const isAsked = (key: Key): key is Key<A> => key[0] === area && key[1] === account
    return [...this.#keys.values()].filter(isAsked)
  }

  read<A extends Area>(key: Key<A>): Cached[A] | undefined {
    const name = this.#names.known(serialize(key))
    return name === undefined ? undefined : (this.#cache.get(name)?.data as Cached[A] | undefined)
  }

  write<A extends Area>(key: Key<A>, data: Cached[A]): void {
    const id = serialize(key)
    // SWR drops the answer that is under way.
    if (this.#writes > 0 && this.#asked.has(id)) this.#waiting.set(id, key)
    // Refused only when the provider has gone meanwhile, and its cache with it.
    this.#mutate(this.nameOf(this.note(key)), data, { revalidate: false }).catch(ignore)
  }

  /** Forgets one answer; one that is not here leaves no trace. */
  drop(key: Key): void {
    const id = serialize(key)
    if (!this.#keys.delete(id)) return
    this.#mutate(this.#names.of(id), undefined, { revalidate: false }).catch(ignore)
    this.#letNameGo(id)
  }

  /** Changes what is cached; nothing happens to what is not. */
  update<A extends Area>(key: Key<A>, change: (data: Cached[A]) => Cached[A]): void {
    const data = this.read(key)
    if (data === undefined) return
    const changed = change(data)
    if (changed !== data) this.write(key, changed)
  }

  /** Asks anew for what is on the screen; the rest is asked for when it is shown again. Nothing else is touched by it. */
  refresh(keys: readonly Key[]): void {
    for (const key of keys) if (withParts.has(key[0])) this.#touched.touchWhole(serialize(key))
    this.#askAnew(keys)
  }

  /** The same for parts of an answer, each by its id. @see touchedParts */
  refreshParts(key: Key, parts: readonly string[]): void {
    this.#touched.touch(serialize(key), parts)
    this.#askAnew([key])
  }

  /** The parts that a question is about which begins now; undefined for the whole, always where no news come. */
  touchedParts(key: Key): ReadonlySet<string> | undefined {
    return this.isLive ? this.#touched.of(serialize(key)) : undefined
  }

  /** What is shown is not taken for right any more, wherever news came of. */
  distrust(key: Key): void {
    this.#touched.touchWhole(serialize(key))
  }

  #askAnew(keys: readonly Key[]): void {
    this.#ahead = []
    for (const key of keys) {
      const id = serialize(key)
      this.#overtake(id)
      this.#stale.add(id)
      if (this.#writes > 0) this.#waiting.set(id, key)
      else this.#ask(id)
    }
  }

  /** Whoever shows it asks. */
  #ask(id: string): void {
    const name = this.#names.known(id)
    if (name !== undefined) this.#mutate(name).catch(ignore)
  }

  /** Asks anew for all of some areas. */
  refreshAreas(account: string, ...areas: readonly Area[]): void {
    this.refresh(areas.flatMap((area) => this.keys(area, account)))
  }

  /** What is cached is right after all: nothing is asked. */
  spare(key: Key): void {
    this.#waiting.delete(serialize(key))
    this.#stale.delete(serialize(key))
  }

  /** True when an entry was to be asked for anew while nobody showed it. */
  isStale(key: Key): boolean {
    return this.#stale.has(serialize(key))
  }

  /** True when an entry was fetched ahead just now, and nothing has happened since: nobody needs to ask again. */
  isFresh(key: Key): boolean {
    const at = this.#fetched.get(serialize(key))
    return at !== undefined && performance.now() - at < freshMs
  }

  /** Asks anew for everything of an account that is on the screen. */
  refreshAll(account: string): void {
    this.refresh([...this.#keys.values()].filter((key) => key[1] === account))
  }

  /**
   * Between `beginWrite` and `endWrite` nothing is asked anew, since the answer might not know of the write yet. What is
   * under way meanwhile, and may be about what is written, is asked again at the end.
   *
   * @param touches what the write may change; `endWrite` is to be told the same
   */
  beginWrite(touches: Touches = everyAnswer): void {
    this.#turnPage(touches)
    this.#writes += 1
    for (const [id, [key]] of this.#asked) if (withMarks.has(key[0])) this.#waiting.set(id, key)
  }

  endWrite(touches: Touches = everyAnswer): void {
    this.#turnPage(touches)
    this.#writes -= 1
    if (this.#writes > 0) return
    this.#askAnew([...this.#waiting.values()])
    this.#waiting.clear()
  }

  /** Asks once, however many want the answer at the same time. */
  share<A extends Area>(key: Key<A>, ask: () => Promise<Cached[A]>): Promise<Cached[A]> {
    const id = serialize(this.note(key))
    const running = this.#reading.get(id) as Promise<Cached[A]> | undefined
    if (running) return running
    this.#stale.delete(id)
    if (withParts.has(key[0])) this.#touched.begin(id)
    const asked = this.#askedAhead<A>(id)?.catch(ask) ?? ask()
    // Whoever keeps answers may have come while this one was under way.
    const answer = Promise.allSettled([asked]).then(() => this.keeper?.(key, asked) ?? asked)
    this.#reading.set(id, answer)
    this.#asked.set(id, [key, answer])
    this.#pending.set(id, (this.#pending.get(id) ?? 0) + 1)
    if (this.#writes > 0 && withMarks.has(key[0])) this.#waiting.set(id, key)
    void this.#forgetWhenDone(id, answer)
    return answer
  }

  /**
   * Fetches before the reader asks. An answer that a write has overtaken may be out of date and is asked for again.
   * A failure is silent: whoever shows it will ask again and say so.
   */
  async prefetch<A extends Area>(key: Key<A>, ask: () => Promise<Cached[A]>): Promise<void> {
    for (let attempt = 0; attempt < maxPrefetchAttempts; attempt += 1) {
      if (this.read(key) !== undefined) return
      const answer = this.share(key, ask)
      try {
        const data = await answer
        if (this.#overtaken.has(answer)) continue
        this.#asked.delete(serialize(key))
        if (this.read(key) === undefined) this.write(key, data)
        this.#fetched.set(serialize(key), performance.now())
      } catch {
        // Silent, see above.
        return
      }
    }
  }

  /** Forgets all answers but those of the areas named, and says what they answered. */
  clear(keep: readonly Area[]): readonly Key[] {
    const cleared = [...this.#keys.values()].filter(([area]) => !keep.includes(area))
    for (const key of cleared) {
      this.spare(key)
      this.drop(key)
    }
    this.#turnPage(everyAnswer)
    return cleared
  }

  #askedAhead<A extends Area>(id: string): Promise<Cached[A]> | undefined {
    const asked = this.#ahead.find((one) => !this.#taken.has(one) && serialize(one.key) === id)
    if (asked) this.#taken.add(asked)
    return asked?.answer as Promise<Cached[A]> | undefined
  }

  async #forgetWhenDone(id: string, answer: Promise<unknown>): Promise<void> {
    const [{ status }] = await Promise.allSettled([answer])
    if (status === 'rejected') this.#stale.add(id)
    else if (!this.#overtaken.has(answer)) this.#touched.settle(id)
    const left = this.#pending.get(id)! - 1
    if (left > 0) this.#pending.set(id, left)
    else this.#pending.delete(id)
    if (!this.#keys.has(id)) this.#letNameGo(id)
    if (this.#reading.get(id) === answer) this.#reading.delete(id)
    if (this.#asked.get(id)?.[1] === answer) this.#asked.delete(id)
    this.#trim()
  }

  #trim(): void {
    for (const [area, most] of Object.entries(maxOf)) {
      const ids = [...this.#keys].flatMap(([id, key]) => (key[0] === area ? [id] : []))
      this.#letGo(ids, ids.length - most)
    }
    this.#letGo([...this.#keys.keys()], this.#keys.size - maxEntries)
  }

  /** Lets go of so many that were not asked for the longest time, unless they are shown. */
  #letGo(ids: readonly string[], count: number): void {
    let left = count
    for (const id of ids) {
      if (left <= 0) return
      if (!this.#keys.has(id) || this.#held.has(id) || this.#pending.has(id)) continue
      this.#keys.delete(id)
      this.#stale.delete(id)
      this.#fetched.delete(id)
      this.#cache.delete(this.#names.of(id))
      this.#names.letGo(id)
      left -= 1
    }
  }

  #letNameGo(id: string): void {
    if (!this.#held.has(id) && !this.#pending.has(id)) this.#names.letGo(id)
  }

  /** All of these may have changed. */
  #turnPage(touches: Touches): void {
    for (const id of [...this.#reading.keys(), ...this.#fetched.keys()]) {
      const key = this.#keys.get(id)
      if (key === undefined || touches(key)) this.#overtake(id)
    }
    this.#ahead = []
  }

  /** An answer that is under way belongs to the time before: nobody new may join it. */
  #overtake(id: string): void {
    const running = this.#reading.get(id)
    if (running) this.#overtaken.add(running)
    this.#reading.delete(id)
    this.#fetched.delete(id)
  }
}

const everyAnswer: Touches = () => true

const ignore = () => undefined
