import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BlobStore } from './BlobStore'

/** A fresh store and the way to get rid of it. */
export interface BlobStoreUnderTest {
  readonly store: BlobStore
  close(): Promise<void>
}

/** What every blob store must do. Call it in the implementation's own test file. */
export function blobStoreContract(name: string, openStore: () => Promise<BlobStoreUnderTest>): void {
  describe(`${name} as a blob store`, () => {
    let test: BlobStoreUnderTest
    let store: BlobStore

    beforeEach(async () => {
      test = await openStore()
      store = test.store
    })
    afterEach(() => test.close())

    const none = async () => new Set<string>()

    it('[GW-02] gives back what was put, from memory or from a stream', async () => {
      const big = Buffer.alloc(300_000, '会议')
      const fromMemory = await store.put(big)
      const fromStream = await store.put(Readable.from([big.subarray(0, 7), big.subarray(7)]))
      expect(fromMemory).not.toBe(fromStream)
      expect((await store.read(fromMemory)).equals(big)).toBe(true)
      expect((await store.read(fromStream)).equals(big)).toBe(true)
      expect(await store.size(fromStream)).toBe(big.length)
    })

    it('[GW-02] keeps an empty blob', async () => {
      const key = await store.put(Buffer.alloc(0))
      expect(await store.size(key)).toBe(0)
      expect(await buffer(await store.open(key))).toHaveLength(0)
    })

    it('[RD-14] streams a part, cut at the end', async () => {
      const key = await store.put(Buffer.from('0123456789'))
      const part = async (start: number, end: number) =>
        (await buffer(await store.open(key, { start, end }))).toString()
      expect(await part(2, 5)).toBe('234')
      expect(await part(8, 99)).toBe('89')
      expect(await part(10, 99)).toBe('')
      expect(await part(4, 4)).toBe('')
    })

    it('[GW-02] puts many in the order given', async () => {
      const contents = Array.from({ length: 50 }, (_, index) => Buffer.from(`mail ${index}`))
      const keys = await store.putMany(contents)
      expect(new Set(keys).size).toBe(50)
      const back = await Promise.all(keys.map((key) => store.read(key)))
      expect(back.map(String)).toEqual(contents.map(String))
      expect(await store.putMany([])).toEqual([])
    })

    it('[GW-02] deletes one copy and leaves the other', async () => {
      const key = await store.put(Buffer.from('shared'))
      const copy = await store.copy(key)
      await store.delete(key)
      await expect(store.read(key)).rejects.toMatchObject({ kind: 'notFound' })
      expect(String(await store.read(copy))).toBe('shared')
      await store.delete(key, copy)
    })

    it('[GW-02] says notFound for what is not there', async () => {
      const key = await store.put(Buffer.from('short-lived'))
      await store.delete(key)
      const notFound = { kind: 'notFound' }
      await expect(store.open(key)).rejects.toMatchObject(notFound)
      await expect(store.size(key)).rejects.toMatchObject(notFound)
      await expect(store.copy(key)).rejects.toMatchObject(notFound)
    })

    it('[GW-02] refuses a key that it has not made', async () => {
      for (const key of ['../secret', '/etc/passwd', 'aa/../../x', '']) {
        await expect(store.read(key)).rejects.toThrow(/not a blob key/)
      }
    })

    it('[GW-02] passes on the failure of a stream and keeps nothing', async () => {
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('half')
          throw new Error('the peer went away')
        })(),
      )
      await expect(store.put(broken)).rejects.toThrow('the peer went away')
      expect(await store.sweep(none, { minAgeMs: -1 })).toBe(0)
    })

    it('[GW-02] sweeps what nothing points to, and nothing else', async () => {
      const used = await store.put(Buffer.from('used'))
      const orphan = await store.put(Buffer.from('orphan'))
      expect(await store.sweep(async () => new Set([used]), { minAgeMs: -1 })).toBe(1)
      expect(String(await store.read(used))).toBe('used')
      await expect(store.read(orphan)).rejects.toMatchObject({ kind: 'notFound' })
    })

    it('[GW-02] does not sweep what was just written', async () => {
      const key = await store.put(Buffer.from('its row is on the way'))
      expect(await store.sweep(none)).toBe(0)
      expect(await store.size(key)).toBe(21)
    })
  })
}
