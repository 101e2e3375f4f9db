import type { Message } from '@mailroom/core'
import type { Cache, mutate as swrMutate } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import type { Key } from './keys'
import type { ListPage } from './ListPage'
import { MailCache } from './MailCache'

afterEach(() => void vi.useRealTimers())

const keyOf = (number: number): Key<'message'> => ['message', 'alice', String(number)]

it('[T40] keeps the mails that were read last and those that are shown, however many are read', async () => {
  const entries: Cache = new Map()
  const write = async (name: string, data: unknown) => entries.set(name, { data })
  const cache = new MailCache(entries, write as typeof swrMutate)
  cache.hold(keyOf(0))
  for (let number = 0; number < 200; number += 1) {
    await cache.prefetch(keyOf(number), async () => ({ subject: String(number) }) as Message)
  }
  const kept = () =>
    Array.from({ length: 200 }, (_, number) => number).filter((number) => cache.read(keyOf(number)))
  await expect.poll(() => kept().length).toBe(40)
  expect(kept()).toEqual([0, ...Array.from({ length: 39 }, (_, index) => 161 + index)])
})

it('[T40] keeps the pages of lists that were looked at last', async () => {
  const entries: Cache = new Map()
  const write = async (name: string, data: unknown) => entries.set(name, { data })
  const cache = new MailCache(entries, write as typeof swrMutate)
  const pageAt = (offset: number): Key<'list'> => ['list', 'alice', { folder: 'INBOX', offset, limit: 50 }]
  const page = { total: 0, messages: [] } as unknown as ListPage
  for (let offset = 0; offset < 1_000; offset += 50) await cache.prefetch(pageAt(offset), async () => page)
  const kept = () => cache.keys('list', 'alice').map(([, , place]) => (place as { offset: number }).offset)
  await expect.poll(kept).toEqual(Array.from({ length: 12 }, (_, index) => 400 + index * 50))
  expect([...entries.keys()]).toHaveLength(12)
})

it('[T40] what is forgotten without having been there leaves no trace', () => {
  const entries: Cache = new Map()
  const written: string[] = []
  const write = async (name: string, data: unknown) => {
    written.push(name)
    entries.set(name, { data })
  }
  const cache = new MailCache(entries, write as typeof swrMutate)
  cache.drop(keyOf(1))
  expect(written).toEqual([])
  cache.write(keyOf(1), { subject: '1' } as Message)
  cache.drop(keyOf(1))
  expect(cache.read(keyOf(1))).toBeUndefined()
  expect(written).toHaveLength(2)
})

it('[T40] an answer counts as right while it is shown and the line is up, until asking anew fails', async () => {
  const entries: Cache = new Map()
  const write = async (name: string, data: unknown) => entries.set(name, { data })
  const cache = new MailCache(entries, write as typeof swrMutate)
  cache.write(keyOf(1), { subject: '1' } as Message)
  cache.isLive = true
  expect(cache.isKeptRight(keyOf(1))).toBe(false)
  const letGo = cache.hold(keyOf(1))
  expect(cache.isKeptRight(keyOf(1))).toBe(true)
  await expect(cache.share(keyOf(1), () => Promise.reject(new Error('no way')))).rejects.toThrow('no way')
  expect(cache.isKeptRight(keyOf(1))).toBe(false)
  await cache.share(keyOf(1), async () => ({ subject: '1' }) as Message)
  expect(cache.isKeptRight(keyOf(1))).toBe(true)
  cache.isLive = false
  expect(cache.isKeptRight(keyOf(1))).toBe(false)
  letGo()
})

/** A cache that notes what it asks for, and has its answers when they are called. */
function heldBack() {
  const entries: Cache = new Map()
  const write = async (name: string, data?: unknown) => data && entries.set(name, { data })
  const cache = new MailCache(entries, write as typeof swrMutate)
  const asked: string[] = []
  const answers: (() => void)[] = []
  const ask = (key: Key<'message'>) => async () => {
    asked.push(String(key[2]))
    await new Promise<void>((resolve) => answers.push(resolve))
    return { subject: `${asked.length}` } as Message
  }
  return { cache, asked, answers, ask }
}

it('[T40] news of one answer leave others that are under way alone', async () => {
  const { cache, asked, answers, ask } = heldBack()
  const both = [keyOf(1), keyOf(2)].map((key) => cache.prefetch(key, ask(key)))
  cache.refresh([keyOf(2)])
  for (const answer of answers.splice(0)) answer()
  await expect.poll(() => asked).toEqual(['1', '2', '2'])
  for (const answer of answers.splice(0)) answer()
  await Promise.all(both)
  expect([keyOf(1), keyOf(2)].map((key) => cache.isFresh(key))).toEqual([true, true])
  cache.refresh([keyOf(2)])
  expect([keyOf(1), keyOf(2)].map((key) => cache.isFresh(key))).toEqual([true, false])
})

it('[T40] [FL-01] what news came of is asked for in parts, unless the whole is due', async () => {
  const write = async (): Promise<never[]> => []
  const cache = new MailCache(new Map(), write as typeof swrMutate)
  cache.isLive = true
  const key: Key<'knownFolders'> = ['knownFolders', 'alice', 'all']
  const answers: (() => void)[] = []
  /** Begins a question. @returns what it is about */
  const ask = () => {
    let parts: ReadonlySet<string> | undefined
    const answer = cache.share(key, async () => {
      parts = cache.touchedParts(key)
      await new Promise<void>((resolve) => answers.push(resolve))
      return { folders: [], hasMore: false }
    })
    return { parts: parts && [...parts], answer }
  }
  const answerAll = async (...asked: readonly { readonly answer: Promise<unknown> }[]) => {
    for (const answer of answers.splice(0)) answer()
    await Promise.all(asked.map(({ answer }) => answer))
    // It is known a moment later that an answer has come.
    await Promise.resolve()
  }
  const first = ask()
  expect(first.parts).toBeUndefined()
  // It does not know of the news, and whoever asks next has to ask for all that it was about.
  cache.refreshParts(key, ['INBOX'])
  const second = ask()
  expect(second.parts).toBeUndefined()
  await answerAll(first, second)

  cache.refreshParts(key, ['INBOX'])
  const third = ask()
  expect(third.parts).toEqual(['INBOX'])
  cache.refreshParts(key, ['Sent'])
  const fourth = ask()
  expect(fourth.parts).toEqual(['INBOX', 'Sent'])
  await answerAll(third, fourth)

  cache.refreshParts(key, ['INBOX'])
  cache.refresh([key])
  cache.refreshParts(key, ['Sent'])
  const fifth = ask()
  expect(fifth.parts).toBeUndefined()
  await answerAll(fifth)

  cache.refreshParts(key, ['INBOX'])
  cache.isLive = false
  expect(ask().parts).toBeUndefined()
  await answerAll()
})

it('[T40] [FL-01] parts that could not be asked for are asked for again, and those touched in a write after it', async () => {
  const write = async (): Promise<never[]> => []
  const cache = new MailCache(new Map(), write as typeof swrMutate)
  cache.isLive = true
  const key: Key<'knownFolders'> = ['knownFolders', 'alice', 'all']
  await cache.share(key, async () => ({ folders: [], hasMore: false }))
  await Promise.resolve()
  cache.refreshParts(key, ['INBOX'])
  await expect(cache.share(key, () => Promise.reject(new Error('no way')))).rejects.toThrow('no way')
  expect(cache.touchedParts(key)).toEqual(new Set(['INBOX']))
  cache.beginWrite()
  cache.refreshParts(key, ['Sent'])
  cache.endWrite()
  expect(cache.touchedParts(key)).toEqual(new Set(['INBOX', 'Sent']))
})

it('[T40] a write leaves answers alone that it does not touch, and what is under way is asked for once', async () => {
  const { cache, asked, answers, ask } = heldBack()
  const touches = (key: Key) => key[2] === '1'
  const before = [keyOf(1), keyOf(2)].map((key) => cache.prefetch(key, ask(key)))
  cache.beginWrite(touches)
  for (const answer of answers.splice(0)) answer()
  // The one that may not know of the write is asked for again.
  await expect.poll(() => asked).toEqual(['1', '2', '1'])
  const meanwhile = cache.prefetch(keyOf(3), ask(keyOf(3)))
  cache.endWrite(touches)
  for (const answer of answers.splice(0)) answer()
  await expect.poll(() => asked).toEqual(['1', '2', '1', '3', '1'])
  for (const answer of answers.splice(0)) answer()
  await Promise.all([...before, meanwhile])
  expect([1, 2, 3].map((number) => cache.isFresh(keyOf(number)))).toEqual([true, true, true])
})

/** A cache that notes the names under which it is written, and a clock that goes on when it is told. */
function named() {
  vi.useFakeTimers({ toFake: ['performance'] })
  const entries = new Map<string, object>()
  const names: string[] = []
  const write = async (name: string, data?: unknown) => {
    if (data === undefined) return
    names.push(name)
    entries.set(name, { data })
  }
  const cache = new MailCache(entries, write as typeof swrMutate)
  const read = (number: number) => {
    vi.advanceTimersByTime(100)
    return cache.prefetch(keyOf(number), async () => ({ subject: String(number) }) as Message)
  }
  return { cache, names, entries, read }
}

it('[T40] [LK-01] a day of reading takes as many names as answers are kept, and each name stands for one answer', async () => {
  const { cache, names, entries, read } = named()
  for (let number = 0; number < 1_000; number += 1) {
    await read(number)
    expect(cache.read(keyOf(number))).toMatchObject({ subject: String(number) })
  }
  // Those of the 40 that are kept, and of the 50 that are let go in five seconds.
  expect(new Set(names).size).toBeLessThanOrEqual(95)
  await expect.poll(() => entries.size).toBeLessThanOrEqual(41)
})

it('[T40] [A1] a name is not given again while its answer is shown, asked for, or was let go just now', async () => {
  const { cache, names, read } = named()
  await read(0)
  cache.hold(keyOf(0))
  let fail = () => {}
  const failing = cache.share(
    keyOf(1),
    () => new Promise((_resolve, reject) => (fail = () => reject(new Error('late')))),
  )
  const late = cache.nameOf(keyOf(1))
  // Nobody may join it any more, and it is under way all the same.
  cache.refresh([keyOf(1)])
  await read(2)
  for (let number = 3; number < 200; number += 1) await read(number)
  expect(names.filter((name) => name === cache.nameOf(keyOf(0)))).toHaveLength(1)
  expect(names).not.toContain(late)
  fail()
  await expect(failing).rejects.toThrow('late')
  for (let number = 200; number < 400; number += 1) await read(number)
  expect(names).toContain(late)
  expect(cache.read(keyOf(0))).toMatchObject({ subject: '0' })
})
