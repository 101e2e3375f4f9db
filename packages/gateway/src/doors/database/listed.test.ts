import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { compileOnce } from './compileOnce'
import type { Database } from './Database'
import { listed, type Listed, valuesOf } from './listed'

let database: Database

beforeEach(async () => {
  database = await openTestDatabase()
  const names = ['研发部', `it's "quoted" \\ {a,b}`, 'Sales', '']
  await database.db
    .insertInto('departments')
    .values(names.map((name, index) => ({ id: index + 1, name, parent_id: null })))
    .execute()
})
afterEach(() => database.close())

const named = compileOnce((db, { names }: { readonly names: Listed }) =>
  db
    .selectFrom('departments')
    .select('id')
    .where('name', 'in', valuesOf<string>(db, names, 'text'))
    .orderBy('id'),
)

const idsOf = async (...names: string[]) =>
  (await named(database.db, { names: listed(database.db, names) })).map(({ id }) => id)

it('[GW-02] [GW-03] asks for values as they are, however many', async () => {
  expect(await idsOf('研发部')).toEqual([1])
  expect(await idsOf('', 'Sales', `it's "quoted" \\ {a,b}`, 'nobody', 'Sales')).toEqual([2, 3, 4])
  expect(await idsOf(...Array.from({ length: 5_000 }, (_, index) => `none ${index}`), '研发部')).toEqual([1])
})

it('[GW-02] [GW-03] asks for nothing where there is nothing', async () => {
  expect(await idsOf()).toEqual([])
})

it('[GW-02] [GW-03] keeps numbers to the last digit', async () => {
  const numbers = [1, 3, Number.MAX_SAFE_INTEGER]
  const values = valuesOf<number>(database.db, listed(database.db, numbers), 'bigint')
  const { rows } = await sql<{
    id: number
  }>`select id from departments where id in ${values} order by id`.execute(database.db)
  expect(rows.map(({ id }) => id)).toEqual([1, 3])
  const { rows: same } = await sql<{ many: number }>`select count(*) as many from departments
    where ${Number.MAX_SAFE_INTEGER} in ${values} and ${Number.MAX_SAFE_INTEGER - 1} not in ${values}`.execute(
    database.db,
  )
  expect(same[0]?.many).toBe(4)
})
