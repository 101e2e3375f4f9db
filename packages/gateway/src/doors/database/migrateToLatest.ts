import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '../../migrations/migrations'
import { isPostgres } from './columns'
import { portableColumns } from './postgres/portableColumns'
import { takeTurns } from './postgres/takeTurns'
import type { Tables } from './tables/Tables'

/** Runs the migrations that this database has not seen, in the order of their names. All of them or none. */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  if (!isPostgres(db)) return migrate(db)
  // Several processes may start at the same time on one server: the first one migrates, the others find it done.
  await db.transaction().execute(async (transaction) => {
    await takeTurns(transaction, ['migrations'])
    await migrate(transaction.withPlugin(portableColumns))
  })
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  const where = failed === undefined ? '' : ` at ${failed}`
  throw new Error(
    `The database could not be brought up to date${where}, so the gateway cannot use it. ` +
      'If it was used by a newer version, start that version; else restore the last backup.',
    { cause: error },
  )
}
