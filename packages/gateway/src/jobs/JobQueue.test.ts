import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../doors/database/Database'
import { openTestDatabase } from '../testing/openTestDatabase'
import { JobQueue } from './JobQueue'
import { ManualClock } from './ManualClock'

const leaseMs = 60_000
let database: Database
let clock: ManualClock
let queue: JobQueue

beforeEach(async () => {
  database = await openTestDatabase()
  clock = new ManualClock()
  queue = new JobQueue(database, clock)
})
afterEach(() => database.close())

const add = (kind: string, more: { dueAt?: number; key?: string } = {}) =>
  queue.enqueue(database.db, { kind, payload: { n: 1 }, ...more })

describe('JobQueue', () => {
  it('[GW-02] a job exists only when the transaction that added it commits', async () => {
    const failing = database.transaction(async (transaction) => {
      await queue.enqueue(transaction, { kind: 'a', payload: {} })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await queue.take(['a'], leaseMs)).toBeUndefined()
    await add('a')
    expect(await queue.take(['a'], leaseMs)).toMatchObject({ kind: 'a', payload: { n: 1 }, attempt: 1 })
  })

  it('[GW-02] a job is held by one taker at a time', async () => {
    await add('a')
    const takers = [1, 2, 3, 4, 5].map(() => queue.take(['a'], leaseMs))
    expect((await Promise.all(takers)).filter((job) => job !== undefined)).toHaveLength(1)
  })

  it('[GW-02] a job of a killed process is taken again once its lease has run out, and not before', async () => {
    await add('a')
    await queue.take(['a'], leaseMs)
    clock.advance(leaseMs - 1)
    expect(await queue.take(['a'], leaseMs)).toBeUndefined()
    clock.advance(1)
    expect(await queue.take(['a'], leaseMs)).toMatchObject({ attempt: 2 })
  })

  it('[GW-02] who has lost a lease can neither renew nor finish the job', async () => {
    await add('a')
    const lost = (await queue.take(['a'], leaseMs))!
    clock.advance(leaseMs)
    const held = (await queue.take(['a'], leaseMs))!
    expect(await queue.renew(lost, leaseMs)).toBe(false)
    await queue.finish(lost)
    expect(await queue.renew(held, leaseMs)).toBe(true)
  })

  it('[GW-02] jobs are taken in the order in which they are due, and never early', async () => {
    await add('a', { dueAt: clock.now() + 2_000 })
    await add('b', { dueAt: clock.now() + 1_000 })
    expect(await queue.take(['a', 'b'], leaseMs)).toBeUndefined()
    expect(await queue.nextAt(['a', 'b'])).toBe(clock.now() + 1_000)
    clock.advance(2_000)
    expect((await queue.take(['a', 'b'], leaseMs))?.kind).toBe('b')
    expect((await queue.take(['a', 'b'], leaseMs))?.kind).toBe('a')
  })

  it('[GW-02] two waiting jobs never share a key', async () => {
    await add('a', { key: 'same' })
    await add('a', { key: 'same' })
    const job = (await queue.take(['a'], leaseMs))!
    expect(await queue.take(['a'], leaseMs)).toBeUndefined()
    await queue.finish(job)
    await add('a', { key: 'same' })
    expect(await queue.take(['a'], leaseMs)).toBeDefined()
  })

  it('[GW-02] a job that is given back waits for its time and remembers its attempts', async () => {
    await add('a')
    await queue.giveBack((await queue.take(['a'], leaseMs))!, clock.now() + 5_000, 'greylisted')
    expect(await queue.take(['a'], leaseMs)).toBeUndefined()
    clock.advance(5_000)
    expect(await queue.take(['a'], leaseMs)).toMatchObject({ attempt: 2 })
  })

  it('[GW-02] releaseAll frees what a dead process held', async () => {
    await add('a')
    await queue.take(['a'], leaseMs)
    await queue.releaseAll()
    expect(await queue.take(['a'], leaseMs)).toBeDefined()
  })
})
