import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../doors/database/Database'
import { openDatabase } from '../../doors/database/openDatabase'
import { type TestPlace, testPlace } from '../../testing/openTestDatabase'
import { systemClock } from '../Clock'
import { JobQueue } from '../JobQueue'
import { JobRunner } from '../JobRunner'

const leaseMs = 60_000
const jobCount = 200

let place: TestPlace
let databases: Database[]
beforeEach(async () => {
  place = await testPlace()
  databases = await Promise.all([openDatabase(place.where), openDatabase(place.where)])
  const queue = new JobQueue(databases[0]!, systemClock)
  await databases[0]!.transaction(async (transaction) => {
    for (let n = 0; n < jobCount; n += 1) await queue.enqueue(transaction, { kind: 'a', payload: { n } })
  })
})
afterEach(async () => {
  for (const database of databases) await database.close()
  await place.remove()
})

const everyNumber = Array.from({ length: jobCount }, (_, n) => n)

it('[GW-02, GW-03] two processes never take one job twice, and leave none', async () => {
  const takeAll = async (database: Database) => {
    const queue = new JobQueue(database, systemClock)
    const taken: number[] = []
    for (let job = await queue.take(['a'], leaseMs); job; job = await queue.take(['a'], leaseMs)) {
      taken.push(job.payload.n)
    }
    return taken
  }
  const takers = [...databases, ...databases, ...databases].map(takeAll)
  const taken = await Promise.all(takers)
  expect(taken.flat().toSorted((a, b) => a - b)).toEqual(everyNumber)
})

it('[GW-02, GW-03] two processes run each job once between them', async () => {
  const ran: number[] = []
  const done = Promise.withResolvers<void>()
  const runners = databases.map((database) => {
    const queue = new JobQueue(database, systemClock)
    const run = async ({ n }: { n: number }) => {
      ran.push(n)
      if (ran.length === jobCount) done.resolve()
    }
    const lanes = [{ handlers: [{ kind: 'a', run }], places: 4 }]
    return new JobRunner({ queue, clock: systemClock, log: pino({ level: 'silent' }), lanes })
  })
  for (const runner of runners) runner.start()
  await done.promise
  await Promise.all(runners.map((runner) => runner.stop()))
  expect(ran.toSorted((a, b) => a - b)).toEqual(everyNumber)
  expect(await databases[0]!.db.selectFrom('jobs').select('id').execute()).toEqual([])
})
