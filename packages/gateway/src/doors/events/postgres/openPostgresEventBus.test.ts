import type { LiveEvent } from '@mailroom/core'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type TestPlace, testPlace } from '../../../testing/openTestDatabase'
import type { Database } from '../../database/Database'
import { openDatabase } from '../../database/openDatabase'
import { openPostgresEventBus, type PostgresEventBus } from './openPostgresEventBus'

const inbox: LiveEvent = { kind: 'folderChanged', folder: 'INBOX' }
const longMail: LiveEvent = { kind: 'deliveryChanged', messageId: 'x'.repeat(9_000) }

let place: TestPlace
let database: Database
let here: PostgresEventBus
let there: PostgresEventBus

beforeEach(async () => {
  place = await testPlace()
  database = await openDatabase(place.where)
  const open = () => openPostgresEventBus({ url: place.where, database, onError: () => {} })
  here = await open()
  there = await open()
})
afterEach(async () => {
  await here.close()
  await there.close()
  await database.close()
  await place.remove()
})

/** Listens, and says when something was heard. */
function listen(bus: PostgresEventBus, account: number | '*' = '*') {
  const heard: string[] = []
  const leave = bus.subscribe(
    account,
    (id, event) => heard.push(`${id} ${event.kind}`),
    () => heard.push('look again'),
  )
  return { heard, leave }
}

it('[SH-10, GW-03] tells every process once, its own at once and in the order of the news', async () => {
  const own = listen(here)
  const other = listen(there)
  const others = listen(there, 2)
  here.publish(1, inbox)
  expect(own.heard).toEqual(['1 folderChanged'])
  here.publish(2, { kind: 'deliveryChanged', messageId: 'm' })
  here.publish(1, { kind: 'sessionEnded' })
  await vi.waitFor(() => expect(other.heard).toHaveLength(3))
  expect(other.heard).toEqual(['1 folderChanged', '2 deliveryChanged', '1 sessionEnded'])
  expect(others.heard).toEqual(['2 deliveryChanged'])
  there.publish(3, inbox)
  await vi.waitFor(() => expect(own.heard).toContain('3 folderChanged'))
  expect(own.heard).toHaveLength(4)
})

it('[SH-10, GW-03] lets the listeners of an account look again at what is too long to be told', async () => {
  const concerned = listen(there, 1)
  const others = listen(there, 2)
  here.publish(1, longMail)
  await vi.waitFor(() => expect(concerned.heard).toEqual(['look again']))
  expect(others.heard).toEqual([])
})

it('[SH-10, GW-03] connects again when it is cut, and lets everybody look again', async () => {
  const first = listen(there, 1)
  const second = listen(there, 2)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen mailroom_events'`.execute(
    database.db,
  )
  await vi.waitFor(
    () => expect([first.heard, second.heard]).toEqual([['look again'], ['look again']]),
    10_000,
  )
  await vi.waitFor(() => expect(here.isUp).toBe(true), 10_000)
  here.publish(1, inbox)
  await vi.waitFor(() => expect(first.heard).toContain('1 folderChanged'))
})

it('[GW-03] tells what is still to be told before it closes', async () => {
  const other = listen(there)
  const brief = await openPostgresEventBus({ url: place.where, database, onError: () => {} })
  for (let account = 1; account <= 500; account += 1) brief.publish(account, inbox)
  await brief.close()
  await vi.waitFor(() => expect(other.heard).toHaveLength(500))
})
