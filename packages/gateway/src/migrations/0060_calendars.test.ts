import { expect, it } from 'vitest'
import { openTestDatabase } from '../testing/openTestDatabase'

it('[CA-03] an account has one first calendar, each name once, and each event once under its names', async () => {
  const { db, close } = await openTestDatabase()
  try {
    const account = await db
      .insertInto('accounts')
      .values({ address: 'alice@example.com', login_name: 'alice', display_name: 'Alice', created_at: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const add = (name: string, isDefault: 0 | 1) =>
      db
        .insertInto('calendars')
        .values({
          ...{ account_id: account.id, name, name_key: name, color: 'red' },
          ...{ is_default: isDefault, created_at: 1 },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    const { id } = await add('a', 1)
    await add('b', 0)
    await add('c', 0)
    await expect(add('d', 1)).rejects.toThrow(/unique/i)
    await expect(add('b', 0)).rejects.toThrow(/unique/i)
    const addEvent = (uid: string, request: string | null) =>
      db
        .insertInto('events')
        .values({
          ...{ calendar_id: id, uid, uid_key: uid, requested_by: account.id, request_id: request },
          ...{ title: '', place: '', note: '', kind: 'instant', starts_at: 1, ends_at: 2, time_zone: 'UTC' },
          ...{ added_dates: '[]', left_out: '[]', is_long: 0, series_starts_at: 1, series_ends_at: 2 },
          ...{ sequence: 0, created_at: 1, changed_at: 1 },
        })
        .execute()
    await addEvent('1', 'r')
    await addEvent('2', null)
    await addEvent('3', null)
    await expect(addEvent('1', null)).rejects.toThrow(/unique/i)
    await expect(addEvent('4', 'r')).rejects.toThrow(/unique/i)
    await db.deleteFrom('accounts').execute()
    expect(await db.selectFrom('events').select('id').execute()).toEqual([])
  } finally {
    await close()
  }
})
