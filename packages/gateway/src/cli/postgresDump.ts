import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { CommandError } from './Command'

/** Writes a PostgreSQL database into a file, one consistent state while others go on writing. */
export const dumpPostgres = (url: string, file: string): Promise<void> =>
  run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`])

/** Fills an empty PostgreSQL database from such a file, as a whole or not at all. Tables without accounts are replaced. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  if (!(await isEmpty(url)))
    throw new CommandError('The database is not empty. A backup is never mixed with what is there.')
  const whole = ['--single-transaction', '--exit-on-error', '--clean', '--if-exists']
  await run('pg_restore', url, [...whole, '--no-owner', '--no-privileges', file])
}

async function isEmpty(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ is_new: boolean }>(
      `select to_regclass('accounts') is null as is_new`,
    )
    if (rows[0]!.is_new) return true
    return (await client.query('select from accounts limit 1')).rowCount === 0
  } finally {
    await client.end()
  }
}

/** The password is handed over in the environment: the command line of a process can be read by all. */
async function run(program: string, url: string, args: readonly string[]): Promise<void> {
  const { PGPASSWORD, address } = withoutPassword(url)
  const child = spawn(program, [...args, `--dbname=${address}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(PGPASSWORD !== undefined && { PGPASSWORD }) },
  })
  const said = text(child.stderr)
  const [code] = (await Promise.race([
    once(child, 'close'),
    once(child, 'error').then(([error]: NodeJS.ErrnoException[]) => {
      throw new CommandError(
        `${program} cannot be run (${error?.code}). It comes with the client programs of PostgreSQL: install those.`,
      )
    }),
  ])) as [number | null]
  if (code !== 0) throw new CommandError(`${program} failed: ${(await said).trim()}`)
}

function withoutPassword(url: string): { readonly PGPASSWORD: string | undefined; readonly address: string } {
  const parsed = new URL(url)
  const password = decodeURIComponent(parsed.password)
  parsed.password = ''
  return { PGPASSWORD: password === '' ? undefined : password, address: parsed.href }
}
