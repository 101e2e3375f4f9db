import type { Message } from '@mailroom/core'
import { unstable_serialize as serialize, type Cache, type mutate as swrMutate } from 'swr'
import { expect, it } from 'vitest'
import type { Key } from './keys'
import { MailCache } from './MailCache'

const keyOf = (number: number): Key<'message'> => ['message', 'alice', String(number)]

it('[T40] keeps the mails that were read last and those that are shown, however many are read', async () => {
  const entries: Cache = new Map()
  const write = async (key: Key, data: unknown) => entries.set(serialize(key), { data })
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
