import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkSchema } from './checkSchema'
import { fail, type Finding, ok, warn } from './Finding'

/** Looks whether the embedded database is sound, without changing it. */
export function checkSqlite(dataFolder: string): Finding[] {
  const file = join(dataFolder, 'mailroom.db')
  if (!existsSync(file)) return [warn('There is no database yet; it is made at the first start.')]
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    const [check] = database.prepare('pragma quick_check').all() as { quick_check: string }[]
    if (check?.quick_check !== 'ok')
      return [fail(`The database is damaged: ${check?.quick_check}. Restore a backup.`)]
    const done = database.prepare('select name from kysely_migration').all() as { name: string }[]
    return [ok('The database is sound.'), checkSchema(done.map(({ name }) => name))]
  } catch (error) {
    return [fail(`The database cannot be read: ${(error as Error).message}. Restore a backup.`)]
  } finally {
    database?.close()
  }
}
