import { unstable_serialize as serialize } from 'swr'
import { browserStore, type BrowserStore } from '../browser-store/browserStore'
import type { Ahead, AskedAhead } from '../data/askAhead'
import { sessionKey, type Area, type Cached, type Key } from '../data/keys'
import { randomId } from '../ids/randomId'

/** One answer, as it was given. */
export interface KeptAnswer {
  readonly key: Key
  readonly data: Cached[Area]
}

/** What lies in the database: answers, and under `listId` the list of them. */
type Note = (KeptAnswer | { readonly list: KeptList }) & { readonly id: string }

interface KeptList {
  /** Whose they are. */
  readonly account: string
  /** When the mail system answered last, in ms since 1970. */
  answeredAt: number
  /** By serialized key. */
  readonly answers: Record<string, KeptPlace>
}

interface KeptPlace {
  readonly id: string
  readonly area: Area
  /** Characters. */
  readonly size: number
  /** When it was answered last, in ms since 1970. */
  readonly at: number
}

const listId = 'list'

/** What is kept at most: the oldest answers go first. */
const most = { answers: 400, characters: 20_000_000 }

/** As many mails with their texts stand ready at once; others are looked up when they are opened. */
const readyMails = 20

/** Whoever has not reached the mail system for so long reads no more here. */
const keepMs = 7 * 24 * 3600 * 1000

/**
 * Answers of the mail system in the browser's own database, encrypted, so that what was read can be read without a
 * connection. There is one for all accounts of a browser: whoever keeps something of another account empties it first.
 * All windows share it and take turns.
 *
 * @source SH-20
 */
export class KeptAnswers {
  readonly #store: BrowserStore<Note>
  readonly #name: string
  readonly #now: () => number
  #isCleared = false

  /** @param name of the database */
  constructor(name: string, now: () => number = Date.now) {
    this.#name = name
    this.#store = browserStore<Note>(name, 'id')
    this.#now = now
  }

  /** Keeps some answers of an account, the session among them. */
  async put(account: string, given: readonly KeptAnswer[]): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#isCleared) return
      const list = await this.#listOf(account)
      for (const { key, data } of given) {
        const name = serialize(key)
        const id = list.answers[name]?.id ?? randomId()
        await this.#store.put({ id, key, data })
        const size = JSON.stringify(data).length
        list.answers[name] = { id, area: key[0], size, at: this.#now() }
      }
      list.answeredAt = this.#now()
      await this.#letGo(list)
      await this.#store.put({ id: listId, list })
    })
  }

  /** What was answered before; undefined for what is not kept. */
  async get<A extends Area>(key: Key<A>): Promise<Cached[A] | undefined> {
    return this.#inTurn(async () => {
      const place = (await this.#list())?.answers[serialize(key)]
      return place && (await this.#read<A>(place))?.data
    })
  }

  /** Forgets what is no longer there. */
  async remove(key: Key): Promise<void> {
    await this.#inTurn(async () => {
      const list = await this.#list()
      const name = serialize(key)
      const place = list?.answers[name]
      if (!list || !place) return
      delete list.answers[name]
      await this.#store.remove(place.id)
      await this.#store.put({ id: listId, list })
    })
  }

  /** Forgets all answers of a kind. */
  async removeAll(isOfKind: (answer: KeptAnswer) => boolean): Promise<void> {
    await this.#inTurn(async () => {
      const list = await this.#list()
      if (!list) return
      for (const [name, place] of Object.entries(list.answers)) {
        const { key, data } = (await this.#read(place)) ?? {}
        if (key && data && isOfKind({ key, data })) delete list.answers[name]
      }
      await this.#letGo(list)
      await this.#store.put({ id: listId, list })
    })
  }

  /** What a page can begin with that reaches nobody, the session first; undefined where nobody's answers are kept. */
  async ahead(): Promise<Ahead | undefined> {
    return this.#inTurn(async () => {
      const list = await this.#list()
      if (!list) return undefined
      const places = Object.values(list.answers).toSorted((a, b) => b.at - a.at)
      const mails = places.filter(({ area }) => area === 'message').slice(0, readyMails)
      const wanted = [...places.filter(({ area }) => area !== 'message'), ...mails]
      const known = await Promise.all(wanted.map((place) => this.#read(place)))
      const answers: AskedAhead[] = known.filter((answer) => answer !== undefined)
      const session = answers.find(({ key }) => key[0] === sessionKey[0])
      return session && [session, ...answers.filter((answer) => answer !== session)]
    })
  }

  /** Forgets everything, and keeps nothing more. */
  async clear(): Promise<void> {
    this.#isCleared = true
    await this.#inTurn(() => this.#store.clear())
  }

  /** The list, empty where there is none or it is of somebody else: what is not on it goes with the next answers. */
  async #listOf(account: string): Promise<KeptList> {
    const list = await this.#list()
    return list?.account === account ? list : { account, answeredAt: 0, answers: {} }
  }

  async #list(): Promise<KeptList | undefined> {
    const note = await this.#store.get(listId)
    const list = note && 'list' in note ? note.list : undefined
    return list && list.answeredAt > this.#now() - keepMs ? list : undefined
  }

  async #read<A extends Area>({ id }: KeptPlace): Promise<AskedAhead<A> | undefined> {
    const note = await this.#store.get(id)
    return note && 'key' in note ? { key: note.key as Key<A>, data: note.data as Cached[A] } : undefined
  }

  /** Takes the oldest off the list, and removes what is not on it. */
  async #letGo(list: KeptList): Promise<void> {
    const names = Object.keys(list.answers).toSorted((a, b) => list.answers[b]!.at - list.answers[a]!.at)
    let characters = 0
    for (const [place, name] of names.entries()) {
      characters += list.answers[name]!.size
      if (place >= most.answers || characters > most.characters) delete list.answers[name]
    }
    const listed = new Set([listId, ...Object.values(list.answers).map(({ id }) => id)])
    for (const id of await this.#store.ids()) if (!listed.has(id)) await this.#store.remove(id)
  }

  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    return navigator.locks.request(this.#name, act)
  }
}
