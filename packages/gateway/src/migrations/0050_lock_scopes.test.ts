import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../testing/openTestDatabase'
import { folderLocks } from './0009_folder_locks'
import { lockScopes } from './0050_lock_scopes'

it('[LK-07] [LK-08] a lock from before scopes goes on locking the own folders', async () => {
  const database = await openTestDatabase({ isRebuilt: true })
  try {
    await database.transaction(async (trx) => {
      await trx.schema.dropTable('lock_openings').execute()
      await trx.schema.dropTable('locks').execute()
      await folderLocks.up(trx)
      await sql`insert into accounts (address, login_name, display_name, created_at)
        values ('alice@example.com', 'alice', 'Alice', 1)`.execute(trx)
      await sql`insert into folder_locks (account_id, password_hash, set_at) values (1, 'hash', 7)`.execute(
        trx,
      )
      await lockScopes.up(trx)
    })
    expect(await database.db.selectFrom('locks').selectAll().execute()).toEqual([
      { account_id: 1, scope: 'folders', password_hash: 'hash', set_at: 7 },
    ])
    expect(await database.db.selectFrom('lock_openings').selectAll().execute()).toEqual([])
  } finally {
    await database.close()
  }
})
