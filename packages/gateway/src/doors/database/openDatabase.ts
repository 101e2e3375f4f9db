import { Kysely } from 'kysely'
import type { Database } from './Database'
import { migrateToLatest } from './migrateToLatest'
import { openPostgres } from './postgres/openPostgres'
import { CacheDriver } from './sqlite/CacheDriver'
import { SqliteDriver } from './sqlite/SqliteDriver'
import { SqliteDialect } from './sqlite/SqliteDialect'
import type { Tables } from './tables/Tables'

/**
 * Opens the database and brings its schema up to date.
 *
 * @param where path of the SQLite file, made when it is not there in a folder that is; or the address of a PostgreSQL
 *              database, which has to be there
 * @throws      when it belongs to a newer version of the program, or cannot be reached or written
 * @source      GW-02, GW-03
 */
export const openDatabase = (where: string): Promise<Database> =>
  isPostgresUrl(where) ? openPostgres(where) : openSqlite(where)

/** True for `postgresql://...` and its older name. */
export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\//.test(text)

async function openSqlite(file: string): Promise<Database> {
  const driver = new SqliteDriver(file)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect(driver) })
  const cache = new Kysely<Tables>({ dialect: new SqliteDialect(new CacheDriver(driver)) })
  const database: Database = {
    db,
    transaction: (work, _turns, isCache = false) => (isCache ? cache : db).transaction().execute(work),
    check: async () => void (await db.selectFrom('accounts').select('id').limit(1).execute()),
    async close() {
      await cache.destroy()
      await db.destroy()
    },
  }
  try {
    await migrateToLatest(db)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
