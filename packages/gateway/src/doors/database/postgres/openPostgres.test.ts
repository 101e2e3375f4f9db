import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestPlace, testPlace } from '../../../testing/openTestDatabase'
import { CutProxy } from '../../../testing/postgres/CutProxy'
import type { Database, Executor } from '../Database'
import { openDatabase } from '../openDatabase'
import { isConnectionLost } from './connectionLoss'

const department = (name: string) => ({ name, parent_id: null })

const names = async ({ db }: Database) =>
  (await db.selectFrom('departments').select('name').orderBy('id').execute()).map((row) => row.name)

describe('a database in PostgreSQL', () => {
  let database: Database
  beforeEach(async () => {
    database = await openTestDatabase()
  })
  afterEach(() => database.close())

  it('[GW-03] begins the victim of a deadlock again', async () => {
    await database.db
      .insertInto('departments')
      .values([department('a'), department('b')])
      .execute()
    const mark = (trx: Executor, name: string) =>
      trx
        .updateTable('departments')
        .set({ name: sql`name || '!'` })
        .where('name', 'like', `${name}%`)
        .execute()
    const holders = new Set<string>()
    const bothHold = Promise.withResolvers<void>()
    const add = (first: string, second: string) =>
      database.transaction(async (trx) => {
        await mark(trx, first)
        holders.add(first)
        if (holders.size === 2) bothHold.resolve()
        await bothHold.promise
        await mark(trx, second)
      })
    await Promise.all([add('a', 'b'), add('b', 'a')])
    expect(await names(database)).toEqual(['a!!', 'b!!'])
  })

  it('[GW-03] serves who shares a turn in the order of asking, and keeps no connection while they wait', async () => {
    const order: number[] = []
    const isFree = Promise.withResolvers<void>()
    // Far more than there are connections.
    const work = Array.from({ length: 60 }, (_, index) =>
      database.transaction(async () => {
        if (index === 0) await isFree.promise
        order.push(index)
      }, ['one']),
    )
    expect(await database.transaction(async () => order.length, ['another'])).toBe(0)
    isFree.resolve()
    await Promise.all(work)
    expect(order).toEqual(Array.from({ length: 60 }, (_, index) => index))
  })
})

it.each([
  ['a server that is not there', { code: 'ECONNREFUSED' }],
  ['a server that shuts down', { code: '57P01' }],
  ['a server that starts', { code: '57P03' }],
  ['a socket that has ended', { code: 'ERR_STREAM_DESTROYED' }],
  ['a socket file with too many who wait', { code: 'EAGAIN' }],
  ['what the driver gives no code', { message: 'Connection terminated unexpectedly' }],
])('[GW-03] takes for a lost connection: %s', (_what, said) => {
  expect(isConnectionLost(Object.assign(new Error('x'), said))).toBe(true)
  expect(isConnectionLost(Object.assign(new Error('x'), { code: '23505' }))).toBe(false)
})

describe('a lost connection to PostgreSQL', () => {
  let place: TestPlace
  let proxy: CutProxy
  let database: Database
  beforeEach(async () => {
    place = await testPlace()
    proxy = await CutProxy.open(place.where)
    database = await openDatabase(proxy.url)
  })
  afterEach(async () => {
    await database.close()
    await proxy.close()
    await place.remove()
  })
  const insert = (name: string) =>
    database.transaction((trx) => trx.insertInto('departments').values(department(name)).execute())

  it('[GW-03] after the commit has been sent and carried out: the transaction has succeeded, once', async () => {
    proxy.cutAt('commit', 'answer')
    await insert('Sales')
    expect(proxy.cuts).toBe(1)
    expect(await names(database)).toEqual(['Sales'])
  })

  it('[GW-03] before the commit arrives: the transaction is made again, once', async () => {
    proxy.cutAt('commit', 'question')
    await insert('Sales')
    expect(proxy.cuts).toBe(1)
    expect(await names(database)).toEqual(['Sales'])
  })

  it('[GW-03] in the middle of a transaction: it is made again, once', async () => {
    proxy.cutAt('insert into "departments"', 'answer')
    await insert('Sales')
    expect(proxy.cuts).toBe(1)
    expect(await names(database)).toEqual(['Sales'])
  })

  it('[GW-03] in the middle of a question: it is asked again', async () => {
    await insert('Sales')
    proxy.cutAt('select "name"', 'answer')
    expect(await names(database)).toEqual(['Sales'])
    expect(proxy.cuts).toBe(1)
  })

  it('[GW-03] in the middle of a change outside a transaction: nobody knows, so it is not made twice', async () => {
    proxy.cutAt('insert into "departments"', 'answer')
    const change = database.db.insertInto('departments').values(department('Sales')).execute()
    await expect(change).rejects.toMatchObject({ kind: 'offline' })
    expect(await names(database)).toEqual(['Sales'])
  })

  it('[GW-03] and no way back: who committed is told that nobody knows, everybody else to come again', async () => {
    await insert('Sales')
    proxy.cutAt('commit', 'answer', { forGood: true })
    await expect(insert('Research')).rejects.toMatchObject({ kind: 'server', mayHaveCommitted: true })
    await expect(names(database)).rejects.toMatchObject({ kind: 'offline' })
    await expect(database.check()).rejects.toThrow(Error)
    proxy.mend()
    expect(await names(database)).toEqual(['Sales', 'Research'])
    await database.check()
  })
})
