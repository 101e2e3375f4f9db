import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './Database'
import { openDatabase } from './openDatabase'
import { openTestDatabase } from './openTestDatabase'

const department = (name: string) => ({ name, parent_id: null })

describe('a database', () => {
  let database: Database

  beforeEach(async () => {
    database = await openTestDatabase()
  })
  afterEach(() => database.close())

  const names = async () =>
    (await database.db.selectFrom('departments').select('name').orderBy('id').execute()).map(
      (row) => row.name,
    )

  it('[GW-02] keeps what a transaction wrote once it resolves', async () => {
    const id = await database.transaction(async (trx) => {
      const row = await trx
        .insertInto('departments')
        .values(department('研发部'))
        .returning('id')
        .executeTakeFirst()
      return row?.id
    })
    expect(id).toBe(1)
    expect(await names()).toEqual(['研发部'])
  })

  it('[GW-02] takes back everything when a transaction fails', async () => {
    const failed = database.transaction(async (trx) => {
      await trx.insertInto('departments').values(department('Sales')).execute()
      throw new Error('the plan changed')
    })
    await expect(failed).rejects.toThrow('the plan changed')
    expect(await names()).toEqual([])
  })

  it('[GW-02] shows nobody the unfinished work of a transaction, and makes no reader wait for it', async () => {
    let seen: string[] | undefined
    await database.transaction(async (trx) => {
      await trx.insertInto('departments').values(department('Sales')).execute()
      seen = await names()
    })
    expect(seen).toEqual([])
    expect(await names()).toEqual(['Sales'])
  })

  it('[GW-02] lets writers through one by one, so that none is lost', async () => {
    await database.db.insertInto('departments').values(department('0')).execute()
    const addOne = () =>
      database.transaction(async (trx) => {
        const { name } = await trx.selectFrom('departments').select('name').executeTakeFirstOrThrow()
        await Promise.resolve()
        await trx
          .updateTable('departments')
          .set({ name: String(Number(name) + 1) })
          .execute()
      })
    await Promise.all(Array.from({ length: 50 }, addOne))
    expect(await names()).toEqual(['50'])
  })

  it('[GW-02] goes on after a statement that fails', async () => {
    const broken = database.transaction((trx) =>
      trx.insertInto('aliases').values({ address: 'a', account_id: 7 }).execute(),
    )
    await expect(broken).rejects.toThrow(/FOREIGN KEY/)
    await database.db.insertInto('departments').values(department('Sales')).execute()
    expect(await names()).toEqual(['Sales'])
  })

  it('[GW-02] never gives the id of a deleted row to another', async () => {
    await database.db.insertInto('departments').values(department('one')).execute()
    await database.db.deleteFrom('departments').execute()
    const { id } = await database.db
      .insertInto('departments')
      .values(department('two'))
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBe(2)
  })

  it('[GW-02] writes durably: WAL with synchronous=FULL', async () => {
    const read = (pragma: string) =>
      database.transaction(async (trx) => (await sql`pragma ${sql.raw(pragma)}`.execute(trx)).rows[0])
    expect(await read('journal_mode')).toEqual({ journal_mode: 'wal' })
    expect(await read('synchronous')).toEqual({ synchronous: 2 })
    expect(await read('foreign_keys')).toEqual({ foreign_keys: 1 })
  })
})

describe('opening a database', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mailroom-open-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('[GW-06] finds what an earlier run wrote', async () => {
    const file = join(folder, 'mailroom.db')
    const first = await openDatabase(file)
    await first.db.insertInto('departments').values(department('Sales')).execute()
    await first.close()
    const second = await openDatabase(file)
    expect(await second.db.selectFrom('departments').select('name').execute()).toEqual([{ name: 'Sales' }])
    await second.close()
  })

  it('[GW-06] refuses a database of a newer version with a clear sentence', async () => {
    const file = join(folder, 'mailroom.db')
    await (await openDatabase(file)).close()
    const handle = new DatabaseSync(file)
    handle.exec(`insert into kysely_migration (name, timestamp) values ('9999_future', '2030')`)
    handle.close()
    await expect(openDatabase(file)).rejects.toThrow(/used by a newer version/)
  })
})
