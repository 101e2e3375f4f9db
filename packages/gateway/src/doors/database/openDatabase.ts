import { Kysely } from 'kysely'
import type { Database } from './Database'
import { migrateToLatest } from './migrateToLatest'
import { SqliteDialect } from './sqlite/SqliteDialect'
import type { Tables } from './tables/Tables'

/**
 * Opens the embedded database and brings its schema up to date.
 *
 * @param file path of the SQLite file; made when it is not there. The folder must exist
 * @throws     when the file belongs to a newer version of the program, or cannot be written
 * @source     GW-02
 */
export async function openDatabase(file: string): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect(file) })
  const database: Database = {
    db,
    transaction: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  }
  try {
    await migrateToLatest(db)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
