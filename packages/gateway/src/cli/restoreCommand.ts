import { access, cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { postgresFile } from './backupCommand'
import { type Command, CommandError, UsageError } from './Command'
import { restorePostgres } from './postgresDump'

/** Puts a backup in place of an empty data folder. @source GW-06 */
export const restoreCommand: Command = {
  name: 'restore',
  usage: 'restore <backup>',
  summary: 'Fills an empty data folder, and an empty database, from a backup.',
  details: ['A PostgreSQL database is filled by its own pg_restore, which must be installed.'],
  async run({ words: [backup] }, settings, terminal) {
    if (backup === undefined) throw new UsageError('The folder of a backup is needed.')
    const { dataFolder: target, databaseUrl } = settings()
    const manifest = await readFile(join(backup, 'backup.json'), 'utf8').catch(() => undefined)
    if (manifest === undefined) throw new CommandError(`${backup} is not a finished backup.`)
    if ((await readdir(target).catch(() => [])).length > 0)
      throw new CommandError(`${target} is not empty. A backup is never mixed with what is there.`)
    const hasDump = await access(join(backup, postgresFile)).then(
      () => true,
      () => false,
    )
    if (hasDump !== (databaseUrl !== ''))
      throw new CommandError(
        `${backup} is of ${hasDump ? 'a PostgreSQL' : 'the embedded'} database, and ${hasDump ? 'databaseUrl is not set' : 'databaseUrl is set'}.`,
      )
    if (hasDump) await restorePostgres(databaseUrl, join(backup, postgresFile))
    else checkDatabase(join(backup, 'mailroom.db'))
    await mkdir(target, { recursive: true, mode: 0o700 })
    for (const part of ['mailroom.db', 'blobs', 'keys'])
      await cp(join(backup, part), join(target, part), { recursive: true, force: false }).catch(ignoreMissing)
    terminal.say(`${target} is as it was at ${(JSON.parse(manifest) as { madeAt: string }).madeAt}.`)
    return 0
  },
}

function checkDatabase(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [row] = database.prepare('pragma quick_check').all() as { quick_check: string }[]
    if (row?.quick_check !== 'ok')
      throw new CommandError(`The database of the backup is damaged: ${row?.quick_check}`)
  } finally {
    database.close()
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
