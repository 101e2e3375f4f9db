import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './Database'
import { openDatabase } from './openDatabase'
import { openTestDatabase, type TestPlace, testPlace } from '../../testing/openTestDatabase'

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

  it('[GW-02, GW-03] lets writers of one thing through one by one, so that none is lost', async () => {
    await database.db.insertInto('departments').values(department('0')).execute()
    const addOne = () =>
      database.transaction(
        async (trx) => {
          const { name } = await trx.selectFrom('departments').select('name').executeTakeFirstOrThrow()
          await Promise.resolve()
          await trx
            .updateTable('departments')
            .set({ name: String(Number(name) + 1) })
            .execute()
        },
        ['departments'],
      )
    await Promise.all(Array.from({ length: 50 }, addOne))
    expect(await names()).toEqual(['50'])
  })

  it('[GW-02] goes on after a statement that fails', async () => {
    const broken = database.transaction((trx) =>
      trx.insertInto('aliases').values({ address: 'a', account_id: 7 }).execute(),
    )
    await expect(broken).rejects.toThrow(/foreign key/i)
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

  it('[GW-03] keeps uids, sizes and times of any length as numbers', async () => {
    const { db } = database
    const large = Number.MAX_SAFE_INTEGER
    const { id: account_id } = await db
      .insertInto('accounts')
      .values({ address: 'a@example.com', login_name: 'a', display_name: 'A', created_at: large })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('folders').values({ account_id, name: 'INBOX', next_uid: large }).execute()
    const draft = { account_id, message_id: 'm', folder: 'Drafts', uid: large, form: '{}', saved_at: large }
    await db
      .insertInto('drafts')
      .values({ ...draft, draft_id: 'd' })
      .execute()
    expect(await db.selectFrom('folders').select('next_uid').executeTakeFirst()).toEqual({ next_uid: large })
    expect(await db.selectFrom('drafts').select(['uid', 'saved_at']).executeTakeFirst()).toEqual({
      uid: large,
      saved_at: large,
    })
    const { count } = db.fn
    expect(await db.selectFrom('drafts').select(count('uid').as('n')).executeTakeFirst()).toEqual({ n: 1 })
  })

  it('[GW-03] sorts texts by their code points', async () => {
    const mixed = ['a', 'B', '_', 'ä', '会', 'b', 'A', '\u{1f600}', '\uff21', '-', '1']
    await database.db.insertInto('departments').values(mixed.map(department)).execute()
    const sorted = await database.db.selectFrom('departments').select('name').orderBy('name').execute()
    const points = (text: string) => text.codePointAt(0)!
    expect(sorted.map((row) => row.name)).toEqual(mixed.toSorted((a, b) => points(a) - points(b)))
  })

  it('[GW-03] asks for texts with NUL, and for nothing, like for any other', async () => {
    await database.db.insertInto('departments').values(department('Sales')).execute()
    const { db } = database
    expect(await db.selectFrom('departments').selectAll().where('name', '=', 'Sales\0').execute()).toEqual([])
    expect(await db.selectFrom('departments').selectAll().where('id', 'in', []).execute()).toEqual([])
  })

  it('[GW-06] gives a sign of life until it is closed', async () => {
    const { where, remove } = await testPlace()
    const other = await openDatabase(where)
    await expect(other.check()).resolves.toBeUndefined()
    await other.close()
    await expect(other.check()).rejects.toThrow(/end|close|destroy/)
    await remove()
  })
})

describe('opening a database', () => {
  let place: TestPlace

  beforeEach(async () => {
    place = await testPlace()
  })
  afterEach(() => place.remove())

  it('[GW-06] finds what an earlier run wrote', async () => {
    const first = await openDatabase(place.where)
    await first.db.insertInto('departments').values(department('Sales')).execute()
    await first.close()
    const second = await openDatabase(place.where)
    expect(await second.db.selectFrom('departments').select('name').execute()).toEqual([{ name: 'Sales' }])
    await second.close()
  })

  it('[GW-06] refuses a database of a newer version with a clear sentence', async () => {
    const database = await openDatabase(place.where)
    await sql`insert into kysely_migration (name, timestamp) values ('9999_future', '2030')`.execute(
      database.db,
    )
    await database.close()
    await expect(openDatabase(place.where)).rejects.toThrow(/used by a newer version/)
  })
})
