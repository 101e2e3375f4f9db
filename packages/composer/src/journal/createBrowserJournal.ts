import type { DraftJournal, JournalEntry } from './DraftJournal'
import { createHolds } from './createHolds'

const storeName = 'entries'

/** Older entries are of no use to anybody, in ms. */
const keepMs = 30 * 24 * 3600 * 1000

/**
 * A journal in the browser's own database, apart for each account. Call `clear` when the reader signs out; it takes
 * nothing more after that, so that a composer which goes with the page does not bring back what was on the screen.
 *
 * @param account whose writing it is; another account does not see it
 * @source CO-10
 */
export function createBrowserJournal(account: string): DraftJournal & { clear(): Promise<void> } {
  const name = `mailroom-journal ${account}`
  const holds = createHolds(name)
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
    async entries() {
      const all = await within<JournalEntry[]>('readonly', (store) => store.getAll())
      const held = await holds.held()
      const lost = all.filter(
        ({ draftId, writtenAt }) => writtenAt > Date.now() - keepMs && !held.has(draftId),
      )
      return lost.sort((a, b) => b.writtenAt - a.writtenAt)
    },
    entry: (draftId) => within<JournalEntry | undefined>('readonly', (store) => store.get(draftId)),
    async write(entry) {
      if (!isCleared) await within('readwrite', (store) => store.put(entry))
    },
    async remove(draftId) {
      await within('readwrite', (store) => store.delete(draftId))
    },
    hold: holds.hold,
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
