import { afterEach, expect, it } from 'vitest'
import { browserStore } from './browserStore'

interface Note {
  readonly draftId: string
  readonly words: string
}

let name = ''
const newStore = () => browserStore<Note>((name = `test ${crypto.randomUUID()}`), 'draftId')
afterEach(() => void indexedDB.deleteDatabase(name))

/** Everything in the browser's database, as somebody finds it who looks there. */
function found(version?: number): Promise<{ readonly entries: object[]; readonly keys: object[] }> {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open(name, version)
    opened.onerror = () => reject(opened.error!)
    opened.onsuccess = () => {
      const transaction = opened.result.transaction(['entries', 'keys'])
      const [entries, keys] = ['entries', 'keys'].map((each) => transaction.objectStore(each).getAll())
      transaction.oncomplete = () => {
        opened.result.close()
        resolve({ entries: entries!.result, keys: keys!.result })
      }
    }
  })
}

const bytesOf = (entry: object) => new Uint8Array((entry as { sealed: ArrayBuffer }).sealed)

it('[CO-10] [CO-21] keeps what is written so that only its own key opens it, and that key cannot be read', async () => {
  const store = newStore()
  await store.put({ draftId: 'one', words: 'nobody else reads this' })
  expect(await store.all()).toEqual([{ draftId: 'one', words: 'nobody else reads this' }])
  expect(await browserStore<Note>(name, 'draftId').get('one')).toEqual({
    draftId: 'one',
    words: 'nobody else reads this',
  })
  const { entries, keys } = await found()
  expect(Object.keys(entries[0]!).toSorted()).toEqual(['draftId', 'iv', 'keyId', 'sealed'])
  expect(new TextDecoder().decode(bytesOf(entries[0]!))).not.toContain('nobody')
  const { key } = keys[0] as { key: CryptoKey }
  expect(key.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow(/not extractable/)
})

it('[CO-10] drops the key with what it opens, and what was put aside of it opens no more', async () => {
  const store = newStore()
  await store.put({ draftId: 'one', words: 'before' })
  const [copy] = (await found()).entries
  await store.clear()
  expect(await found()).toEqual({ entries: [], keys: [] })
  await store.put({ draftId: 'two', words: 'after signing out' })
  expect((await found()).entries).toEqual([])
  const next = browserStore<Note>(name, 'draftId')
  await next.put({ draftId: 'three', words: 'next time' })
  await putAside(copy!)
  expect(await next.all()).toEqual([{ draftId: 'three', words: 'next time' }])
})

it('[CO-10] opens no note as that of another draft', async () => {
  const store = newStore()
  await store.put({ draftId: 'one', words: 'mine' })
  await putAside({ ...(await found()).entries[0]!, draftId: 'other' })
  expect(await store.get('other')).toBeUndefined()
})

it('[CO-10] forgets what was noted just before', async () => {
  const store = newStore()
  const noting = store.put({ draftId: 'one', words: 'sent meanwhile' })
  await Promise.all([store.remove('one'), noting])
  expect(await store.all()).toEqual([])
})

it('[CO-10] goes on noting under a new key when another window has signed out', async () => {
  const store = newStore()
  await store.put({ draftId: 'one', words: 'before' })
  await browserStore<Note>(name, 'draftId').clear()
  await store.put({ draftId: 'one', words: 'still here' })
  expect(await browserStore<Note>(name, 'draftId').all()).toEqual([{ draftId: 'one', words: 'still here' }])
})

it('[CO-10] two windows that begin at once share one key', async () => {
  const first = newStore()
  const second = browserStore<Note>(name, 'draftId')
  await Promise.all([first.put({ draftId: 'one', words: '1' }), second.put({ draftId: 'two', words: '2' })])
  expect(await first.all()).toHaveLength(2)
  expect(await second.all()).toHaveLength(2)
})

it('[CO-10] takes over what an earlier version noted, and seals it', async () => {
  const store = newStore()
  await new Promise<void>((resolve) => {
    const opened = indexedDB.open(name, 1)
    opened.onupgradeneeded = () =>
      opened.result
        .createObjectStore('entries', { keyPath: 'draftId' })
        .put({ draftId: 'old', words: 'kept' })
    opened.onsuccess = () => {
      opened.result.close()
      resolve()
    }
  })
  expect(await store.all()).toEqual([{ draftId: 'old', words: 'kept' }])
  expect(bytesOf((await found()).entries[0]!).length).toBeGreaterThan(0)
  expect(await store.get('old')).toEqual({ draftId: 'old', words: 'kept' })
})

function putAside(entry: object): Promise<void> {
  return new Promise((resolve) => {
    const opened = indexedDB.open(name)
    opened.onsuccess = () => {
      const transaction = opened.result.transaction('entries', 'readwrite')
      transaction.objectStore('entries').put(entry)
      transaction.oncomplete = () => {
        opened.result.close()
        resolve()
      }
    }
  })
}
