import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../testing/openTestDatabase'
import type { Database } from '../Database'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Columns of our tables, as `table.column`, for which the condition holds. */
async function columnsWhere(condition: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' and ${sql.raw(condition)}`.execute(
    database.db,
  )
  return rows.map((row) => row.name)
}

it('[GW-03] has room for 64 bits in every whole number, whichever migration made it', async () => {
  expect(await columnsWhere(`data_type = 'integer'`)).toEqual([])
  expect(await columnsWhere(`data_type = 'bigint'`)).toEqual(
    expect.arrayContaining(['drafts.uid', 'messages.id', 'messages.uid', 'messages.account_id', 'tags.id']),
  )
  const small = await columnsWhere(`data_type = 'smallint'`)
  expect(small.filter((name) => !/\.(is|has)_/.test(name))).toEqual([])
  expect(small).toContain('messages.is_read')
})

it('[GW-03] compares every text by its code points', async () => {
  expect(await columnsWhere(`data_type = 'text' and collation_name is distinct from 'C'`)).toEqual([])
  expect((await columnsWhere(`collation_name = 'C'`)).length).toBeGreaterThan(40)
})
