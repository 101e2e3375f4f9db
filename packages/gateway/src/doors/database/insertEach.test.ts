import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { isPostgres } from './columns'
import type { Database, Executor } from './Database'
import { insertEach, insertForIds } from './insertEach'

let database: Database

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

interface Row {
  id?: number
  name: string
  parent_id: number | null
}

const insertUnknown = (trx: Executor, rows: readonly Row[]) =>
  trx
    .insertInto('departments')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())

const insertNew = insertForIds(
  ({ name }: Row) => name,
  insertUnknown,
  (trx, rows) => insertUnknown(trx, rows).returning(['id', 'name as key']).execute(),
)

const insert = (rows: readonly Row[]) =>
  database.transaction(async (trx) => Object.fromEntries(await insertNew(trx, rows)))

const top = { parent_id: null }

const stored = () =>
  database.db.selectFrom('departments').select(['id', 'name', 'parent_id']).orderBy('id').execute()

it('[GW-02, GW-03] rows are inserted in their order, and each gets its id', async () => {
  expect(
    await insert([
      { name: '研发部', ...top },
      { name: 'Sales', ...top },
    ]),
  ).toEqual({ 研发部: 1, Sales: 2 })
  expect((await stored()).map(({ name }) => name)).toEqual(['研发部', 'Sales'])
})

it('[GW-02, GW-03] a row that is there already answers nothing, and hinders no other', async () => {
  await insert([{ id: 7, name: 'first', ...top }])
  expect(
    await insert([
      { id: 6, name: 'before', ...top },
      { id: 7, name: 'again', ...top },
      { id: 8, name: 'after', ...top },
    ]),
  ).toEqual({ before: 6, after: 8 })
  expect((await stored()).map(({ name }) => name)).toEqual(['before', 'first', 'after'])
})

it('[GW-02, GW-03] values belong to their columns, whatever the order in which a row has them', async () => {
  await insert([{ id: 1, name: 'above', ...top }])
  await insert([
    { name: 'under', id: 2, parent_id: 1 },
    { parent_id: null, id: 3, name: 'beside' },
  ])
  expect(await stored()).toEqual([
    { id: 1, name: 'above', parent_id: null },
    { id: 2, name: 'under', parent_id: 1 },
    { id: 3, name: 'beside', parent_id: null },
  ])
})

it('[GW-02, GW-03] an id that only some rows bring is counted up for the others', async () => {
  const rows = [
    { id: 5, name: 'fifth', ...top },
    { name: 'next', ...top },
  ]
  // PostgreSQL counts what it has given out, SQLite what is there.
  expect(await insert(rows)).toEqual({ fifth: 5, next: isPostgres(database.db) ? 1 : 6 })
})

it('[GW-02, GW-03] all are taken back when one of them fails', async () => {
  await expect(
    insert([
      { name: 'one', ...top },
      { name: null as unknown as string, ...top },
    ]),
  ).rejects.toThrow(/null/i)
  expect(await stored()).toEqual([])
})

it('[GW-02, GW-03] rows whose ids nobody wants are inserted the same way', async () => {
  const rows = ['one', 'two'].map((name) => ({ name, ...top }))
  const insertAll = insertEach((trx, some: readonly Row[]) => trx.insertInto('departments').values(some))
  await database.transaction((trx) => insertAll(trx, rows))
  expect((await stored()).map(({ name }) => name)).toEqual(['one', 'two'])
})
