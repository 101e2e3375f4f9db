import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { compileOnce } from './compileOnce'
import type { Database, Executor } from './Database'

let database: Database

beforeEach(async () => {
  database = await openTestDatabase()
  await database.db
    .insertInto('departments')
    .values([
      { id: 1, name: '研发部', parent_id: null },
      { id: 2, name: 'Sales', parent_id: 1 },
      { id: 3, name: 'Sales', parent_id: 2 },
    ])
    .execute()
})
afterEach(() => database.close())

interface Asked {
  readonly name: string
  readonly parent: number
}

const make = vi.fn((db: Executor, { name, parent }: Asked) =>
  db
    .selectFrom('departments')
    .select('id')
    .where('parent_id', '=', parent)
    .where((is) => is.or([is('name', '=', name), is('name', '=', 'nobody')])),
)

it('[GW-02] [GW-03] [T40] makes the text of a statement once, and asks with the values of each time', async () => {
  make.mockClear()
  const ask = compileOnce(make)
  expect(await ask(database.db, { name: 'Sales', parent: 1 })).toEqual([{ id: 2 }])
  expect(await ask(database.db, { parent: 2, name: 'Sales' })).toEqual([{ id: 3 }])
  expect(await ask(database.db, { name: "' or 1 = 1 --", parent: 2 })).toEqual([])
  expect(make).toHaveBeenCalledOnce()
})

it('[GW-02] [GW-03] sees in a transaction what it has written, and outside what is committed', async () => {
  const ask = compileOnce(make)
  const sales = { name: 'Sales', parent: 1 }
  await database.transaction(async (trx) => {
    await trx.deleteFrom('departments').where('id', '=', 3).execute()
    await trx.updateTable('departments').set({ parent_id: null }).where('id', '=', 2).execute()
    expect(await ask(trx, sales)).toEqual([])
    expect(await ask(database.db, sales)).toEqual([{ id: 2 }])
  })
  expect(await ask(database.db, sales)).toEqual([])
})
