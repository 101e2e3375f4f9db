import type { DraftJournal, JournalEntry } from './DraftJournal'

const storeName = 'entries'

/** Older entries are of no use to anybody, in ms. */
const keepMs = 30 * 24 * 3600 * 1000

/**
 * A journal in the browser's own database, apart for each account. Call `clear` when the reader signs out.
 *
 * @param account whose writing it is; another account does not see it
 */
export function createBrowserJournal(account: string): DraftJournal & { clear(): Promise<void> } {
  const name = `mailroom-journal ${account}`
  const within = async <Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Result>) => {
    const database = await openDatabase(name)
    try {
      return await new Promise<Result>((resolve, reject) => {
        const transaction = database.transaction(storeName, mode)
        const request = act(transaction.objectStore(storeName))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      database.close()
    }
  }
  return {
    async entries() {
      const all = await within<JournalEntry[]>('readonly', (store) => store.getAll())
      const fresh = all.filter(({ writtenAt }) => writtenAt > Date.now() - keepMs)
      return fresh.toSorted((a, b) => b.writtenAt - a.writtenAt)
    },
    write: async (entry) => void (await within('readwrite', (store) => store.put(entry))),
    remove: async (draftId) => void (await within('readwrite', (store) => store.delete(draftId))),
    clear: () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      }),
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'draftId' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
