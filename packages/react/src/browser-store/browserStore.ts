import { isSealedNote, newStoreKey, openNote, sealNote, type SealedNote, type StoreKey } from './sealedNote'

const notesName = 'entries'
const keysName = 'keys'
/** The one key of a database. */
const keyPlace = 'key'

/** Notes in the browser's own database, by their id. */
export interface BrowserStore<Item extends object> {
  all(): Promise<readonly Item[]>
  /** Of what is there, whether it opens or not. */
  ids(): Promise<readonly string[]>
  get(id: string): Promise<Item | undefined>
  put(item: Item): Promise<void>
  remove(id: string): Promise<void>
  /** Empties it and drops its key; it takes nothing more after that. */
  clear(): Promise<void>
}

/**
 * Keeps notes encrypted, under a key that cannot be read out of the browser and goes with `clear`. A page that is not
 * served securely has no encryption; there they are kept as they are, so that nothing typed is lost. Opens a database for
 * each act alone, so that no window keeps another one waiting.
 *
 * @param name of the database
 * @param idName under which each note has its id, which is not encrypted; the same for all time
 * @throws what the browser says where it keeps nothing
 * @source CO-10, CO-21, SH-20
 */
export function browserStore<Item extends object>(
  name: string,
  idName: Extract<keyof Item, string>,
): BrowserStore<Item> {
  const idOf = (note: object) => String((note as Readonly<Record<string, unknown>>)[idName])
  let isCleared = false
  const within = async <Result>(mode: IDBTransactionMode, act: (stores: Stores) => IDBRequest<Result>) => {
    const database = await openDatabase(name, idName)
    try {
      return await actWithin(database, mode, act)
    } finally {
      database.close()
    }
  }
  const keptKey = () => within<StoreKey | undefined>('readonly', ({ keys }) => keys.get(keyPlace))
  /** The first window that makes a key decides which it is. */
  const firstKey = async (): Promise<StoreKey | undefined> => {
    const kept = await keptKey()
    const made = kept ?? (await newStoreKey())
    if (kept || !made) return kept
    await within('readwrite', ({ keys }) => addIfNone(keys, made))
    return keptKey()
  }
  /** The key that was used last, so that the last note before a page goes is quick. */
  let known: StoreKey | undefined
  const put = async (item: Item): Promise<void> => {
    if (isCleared) return
    known ??= await firstKey()
    const used = known
    const note = used ? { [idName]: idOf(item), ...(await sealNote(item, idOf(item), used)) } : item
    if (isCleared) return
    const now = await within('readwrite', (stores) => putUnderKey(stores, note, used?.id))
    if (now?.id === used?.id) return
    // Another window has signed out meanwhile, and the key is another one.
    known = undefined
    await put(item)
  }
  const opened = async (note: Item | SealedNote, used: StoreKey | undefined): Promise<Item | undefined> => {
    if (isSealedNote(note)) return openNote<Item>(note, idOf(note), used)
    // Noted by an earlier version.
    await put(note)
    return note
  }
  const all = async () => {
    const notes = await within<(Item | SealedNote)[]>('readonly', ({ entries }) => entries.getAll())
    if (notes.length === 0) return []
    const used = await keptKey()
    const items = await Promise.all(notes.map((note) => opened(note, used)))
    return items.filter((item) => item !== undefined)
  }
  const get = async (id: string) => {
    const note = await within<Item | SealedNote | undefined>('readonly', ({ entries }) => entries.get(id))
    return note && opened(note, await keptKey())
  }
  const clear = () =>
    within('readwrite', ({ entries, keys }) => {
      keys.clear()
      return entries.clear()
    })
  // Sealing takes time: what is forgotten behind a note must not come before it.
  const inTurn = createTurns()
  return {
    all: () => inTurn(all),
    ids: async () =>
      (await inTurn(() => within('readonly', ({ entries }) => entries.getAllKeys()))).map(String),
    get: (id) => inTurn(() => get(id)),
    put: (item) => inTurn(() => put(item)),
    async remove(id) {
      await inTurn(() => within('readwrite', ({ entries }) => entries.delete(id)))
    },
    async clear() {
      isCleared = true
      await inTurn(clear)
    },
  }
}

/** Does one thing after the other, in the order of asking, also when one of them fails. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = last.then(act, act)
    last = done
    return done
  }
}

/** The two halves of a database: notes, and the key they are sealed with. */
interface Stores {
  readonly entries: IDBObjectStore
  readonly keys: IDBObjectStore
}

function actWithin<Result>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  act: (stores: Stores) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([notesName, keysName], mode)
    const request = act({
      entries: transaction.objectStore(notesName),
      keys: transaction.objectStore(keysName),
    })
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () =>
      reject(transaction.error ?? new Error('The database was closed by the browser.'))
  })
}

function addIfNone(keys: IDBObjectStore, made: StoreKey): IDBRequest<unknown> {
  const asked = keys.get(keyPlace)
  asked.onsuccess = () => {
    if (asked.result === undefined) keys.put(made, keyPlace)
  }
  return asked
}

function putUnderKey(
  { entries, keys }: Stores,
  note: object,
  keyId: string | undefined,
): IDBRequest<StoreKey | undefined> {
  const asked: IDBRequest<StoreKey | undefined> = keys.get(keyPlace)
  asked.onsuccess = () => {
    if (asked.result?.id === keyId) entries.put(note)
  }
  return asked
}

function openDatabase(name: string, idName: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 2)
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore(notesName, { keyPath: idName })
      request.result.createObjectStore(keysName)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser gives no database to this page.'))
  })
}
