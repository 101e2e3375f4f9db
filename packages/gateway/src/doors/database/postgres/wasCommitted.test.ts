import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PostgresServer } from '../../../testing/postgres/PostgresServer'
import type { Database, Executor } from '../Database'
import { openDatabase } from '../openDatabase'

let server: PostgresServer
let database: Database
beforeEach(async () => {
  server = await PostgresServer.open()
  await server.run('create database mailroom')
  database = await openDatabase(server.url('mailroom'))
})
afterEach(async () => {
  await database.close()
  await server.close()
})

const numberOf = async (trx: Executor) =>
  Number((await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(trx)).rows[0]!.id)

/** Commits transactions of somebody else until one has had this number. @returns the first of theirs */
async function useNumbersUntil(last: number): Promise<number> {
  const client = new Client({ connectionString: server.url('mailroom') })
  await client.connect()
  try {
    let first: number | undefined
    for (;;) {
      const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id')
      const id = Number(rows[0]!.id)
      first ??= id
      if (id >= last) return first
    }
  } finally {
    await client.end()
  }
}

it('[R1, GW-03] what a crash has taken is made again, although another transaction was committed under its number', async () => {
  const attempts: string[] = []
  await database.transaction(async (trx) => {
    attempts.push(`attempt ${attempts.length + 1}`)
    const name = attempts.at(-1)!
    await trx.insertInto('departments').values({ name, parent_id: null }).execute()
    if (attempts.length > 1) return
    const number = await numberOf(trx)
    await server.restart('kill')
    // It is lost with its number, or this would prove nothing.
    expect(await useNumbersUntil(number)).toBeLessThanOrEqual(number)
  })
  expect(attempts).toHaveLength(2)
  expect(await database.db.selectFrom('departments').select('name').execute()).toEqual([
    { name: 'attempt 2' },
  ])
}, 120_000)

it('[R1, GW-03] each connection keeps one mark, and those that nobody uses any more go with the next start', async () => {
  const add = (name: string) =>
    database.transaction((trx) => trx.insertInto('departments').values({ name, parent_id: null }).execute())
  const marks = async (condition = sql`true`) =>
    (
      await sql<{ count: number }>`select count(*) from transaction_marks where ${condition}`.execute(
        database.db,
      )
    ).rows[0]!.count
  await add('a')
  const count = await marks()
  for (const name of ['b', 'c', 'd']) await add(name)
  expect(await marks()).toBe(count)
  await sql`update transaction_marks set used_at = now() - interval '2 days'`.execute(database.db)
  await database.close()
  database = await openDatabase(server.url('mailroom'))
  expect(await marks(sql`used_at < now() - interval '1 day'`)).toBe(0)
})
