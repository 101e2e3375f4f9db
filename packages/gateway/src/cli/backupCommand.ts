import { cp, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { constants } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { version } from '../version'
import { type Command, CommandError, UsageError } from './Command'
import { dumpPostgres } from './postgresDump'

/** Where the dump of a PostgreSQL database lies in a backup. */
export const postgresFile = 'mailroom.pgdump'

/** Copies the data folder, also while the gateway runs. @source GW-06 */
export const backupCommand: Command = {
  name: 'backup',
  usage: 'backup <target>',
  summary: 'Copies everything into a new folder; the gateway may be running.',
  details: [
    'The target must not be there. It is complete when it has its name; until then it ends in ".partial".',
    'A PostgreSQL database is written by its own pg_dump, which must be installed. Mail that lies on',
    'other servers is not in it; passwords for those are, sealed, with the key that seals them.',
  ],
  async run({ words: [target] }, settings, terminal) {
    if (target === undefined) throw new UsageError('A target folder is needed.')
    const { dataFolder: source, databaseUrl } = settings()
    if (await exists(target)) throw new CommandError(`${target} is there already. Name a new folder.`)
    if (databaseUrl === '' && !(await exists(join(source, 'mailroom.db'))))
      throw new CommandError(`${source} is not a data folder.`)
    const partial = `${target}.partial`
    await mkdir(partial, { recursive: true, mode: 0o700 })
    // A mail's bytes are there before its row. So: bytes, rows, and again the bytes that came in between. Bytes that are
    // deleted meanwhile have been copied by the first round.
    await copyBlobs(source, partial)
    if (databaseUrl === '') copyDatabase(join(source, 'mailroom.db'), join(partial, 'mailroom.db'))
    else await dumpPostgres(databaseUrl, join(partial, postgresFile))
    await copyBlobs(source, partial)
    await cp(join(source, 'keys'), join(partial, 'keys'), { recursive: true }).catch(ignoreMissing)
    const manifest = { product: 'mailroom', version, madeAt: new Date().toISOString() }
    await writeFile(join(partial, 'backup.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
    await rename(partial, target)
    terminal.say(`Everything of ${source} is in ${target}.`)
    return 0
  },
}

const exists = async (path: string) =>
  (await readdir(path).catch((error: NodeJS.ErrnoException) => error.code)) !== 'ENOENT'

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Blobs never change, so those that are there already are right. */
async function copyBlobs(source: string, target: string): Promise<void> {
  await cp(join(source, 'blobs'), join(target, 'blobs'), {
    recursive: true,
    force: false,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !path.endsWith('/incoming'),
  }).catch(ignoreMissing)
}

/** One consistent state, while others go on writing. */
function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { timeout: 30_000 })
  try {
    database.prepare('vacuum into ?').run(to)
  } finally {
    database.close()
  }
}
