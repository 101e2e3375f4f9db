import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../doors/database/Database'
import { openTestDatabase } from '../testing/openTestDatabase'
import { systemClock } from './Clock'
import { RetryAt } from './Job'
import type { AnyJobHandler, JobContext } from './JobHandler'
import { JobQueue } from './JobQueue'
import { JobRunner } from './JobRunner'
import { ManualClock } from './ManualClock'

const log = pino({ level: 'silent' })
let database: Database
let clock: ManualClock
let queue: JobQueue

beforeEach(async () => {
  database = await openTestDatabase()
  clock = new ManualClock()
  queue = new JobQueue(database, clock)
})
afterEach(() => database.close())

const handler = (kind: string, run: AnyJobHandler['run']): AnyJobHandler => ({ kind, run })
const runnerOf = (...handlers: AnyJobHandler[]) =>
  new JobRunner({ queue, clock, log, lanes: [{ handlers, places: 2 }] })

describe('JobRunner', () => {
  it('[GW-02] tries a failing job again with growing pauses until it succeeds', async () => {
    const runs: number[] = []
    const runner = runnerOf(
      handler('a', async (_payload, { attempt }) => {
        runs.push(clock.now())
        if (attempt < 3) throw new Error('not yet')
      }),
    )
    const start = clock.now()
    await queue.enqueue(database.db, { kind: 'a', payload: {} })
    await runner.runDue()
    clock.advance(999)
    expect(await runner.runDue()).toBe(0)
    clock.advance(1)
    await runner.runDue()
    clock.advance(4_000)
    await runner.runDue()
    clock.advance(3_600_000)
    expect(await runner.runDue()).toBe(0)
    expect(runs.map((at) => at - start)).toEqual([0, 1_000, 5_000])
  })

  it('[GW-02] a handler chooses its next time by RetryAt', async () => {
    let runs = 0
    const runner = runnerOf(
      handler('a', async () => {
        runs += 1
        throw new RetryAt(clock.now() + 60_000, 'greylisted')
      }),
    )
    await queue.enqueue(database.db, { kind: 'a', payload: {} })
    await runner.runDue()
    clock.advance(59_999)
    await runner.runDue()
    expect(runs).toBe(1)
    clock.advance(1)
    await runner.runDue()
    expect(runs).toBe(2)
  })

  it('[GW-02] finishing inside the transaction ends the job together with its work', async () => {
    const runner = runnerOf(
      handler('a', async (_payload, context: JobContext) => {
        await database.transaction(async (transaction) => {
          await queue.enqueue(transaction, { kind: 'other', payload: {} })
          await context.finish(transaction)
        })
      }),
    )
    await queue.enqueue(database.db, { kind: 'a', payload: {} })
    await runner.runDue()
    const left = await database.db.selectFrom('jobs').select('kind').execute()
    expect(left).toEqual([{ kind: 'other' }])
  })

  it('[GW-02] runs a job as soon as it is told of it, without the clock moving', async () => {
    const done = Promise.withResolvers<void>()
    const runner = runnerOf(handler('a', async () => done.resolve()))
    runner.start()
    await queue.enqueue(database.db, { kind: 'a', payload: {} })
    queue.wake()
    await expect(done.promise).resolves.toBeUndefined()
    await runner.stop()
  })

  it('[GW-02] stopping waits for the job that runs and starts no other', async () => {
    const started = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const ended: string[] = []
    const slow = handler('slow', async () => {
      started.resolve()
      await mayEnd.promise
      ended.push('slow')
    })
    const late = handler('late', async () => {
      ended.push('late')
    })
    const runner = runnerOf(slow, late)
    await queue.enqueue(database.db, { kind: 'slow', payload: {} })
    runner.start()
    await started.promise
    const stopped = runner.stop()
    await queue.enqueue(database.db, { kind: 'late', payload: {} })
    queue.wake()
    mayEnd.resolve()
    await stopped
    expect(ended).toEqual(['slow'])
  })

  it('[GW-02] a slow lane does not keep another one waiting', async () => {
    const never = Promise.withResolvers<void>()
    const delivered = Promise.withResolvers<void>()
    const runner = new JobRunner({
      queue,
      clock: systemClock,
      log,
      lanes: [
        { handlers: [handler('relay', () => never.promise)], places: 1 },
        { handlers: [handler('deliver', async () => delivered.resolve())], places: 1 },
      ],
    })
    await queue.enqueue(database.db, { kind: 'relay', payload: {} })
    await queue.enqueue(database.db, { kind: 'deliver', payload: {} })
    runner.start()
    await expect(delivered.promise).resolves.toBeUndefined()
    never.resolve()
    await runner.stop()
  })
})
