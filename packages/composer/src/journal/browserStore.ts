const storeName = 'entries'

/** Notes of one account in the browser's own database, by the id of their draft. */
export interface BrowserStore<Item extends { readonly draftId: string }> {
  all(): Promise<readonly Item[]>
  get(draftId: string): Promise<Item | undefined>
  put(item: Item): Promise<void>
  remove(draftId: string): Promise<void>
  /** Empties it; it takes nothing more after that. */
  clear(): Promise<void>
}

/**
 * Opens a database for each act alone, so that no window keeps another one waiting.
 *
 * @param name of the database; with the account's address in it
 * @throws what the browser says where it keeps nothing
 */
export function browserStore<Item extends { readonly draftId: string }>(name: string): BrowserStore<Item> {
  let isCleared = false
  const within = async <Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result>,
  ) => {
    const database = await openDatabase(name)
    try {
      return await new Promise<Result>((resolve, reject) => {
        const transaction = database.transaction(storeName, mode)
        const request = act(transaction.objectStore(storeName))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () =>
          reject(transaction.error ?? new Error('The journal was closed by the browser.'))
      })
    } finally {
      database.close()
    }
  }
  return {
    all: () => within<Item[]>('readonly', (store) => store.getAll()),
    get: (draftId) => within<Item | undefined>('readonly', (store) => store.get(draftId)),
    async put(item) {
      if (!isCleared) await within('readwrite', (store) => store.put(item))
    },
    async remove(draftId) {
      await within('readwrite', (store) => store.delete(draftId))
    },
    async clear() {
      isCleared = true
      await within('readwrite', (store) => store.clear())
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'draftId' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser gives no database to this page.'))
  })
}
