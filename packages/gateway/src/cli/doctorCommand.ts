import { Resolver } from 'node:dns/promises'
import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Settings } from '../config/Settings'
import { migrations } from '../migrations/migrations'
import type { Command } from './Command'

/** One thing that was looked at. `warn` works but deserves a look; `fail` will not work. */
interface Finding {
  readonly result: 'ok' | 'warn' | 'fail'
  readonly sentence: string
}

const ok = (sentence: string): Finding => ({ result: 'ok', sentence })
const warn = (sentence: string): Finding => ({ result: 'warn', sentence })
const fail = (sentence: string): Finding => ({ result: 'fail', sentence })

const gigabyte = 1024 ** 3

/** Looks for what would keep the gateway from working. @source GW-06 */
export const doctorCommand: Command = {
  name: 'doctor',
  usage: 'doctor',
  summary: 'Checks data folder, disk, database, ports and DNS.',
  details: ['Changes nothing. Ends with 1 when something will not work.'],
  async run(_typed, read, terminal) {
    const settings = read()
    const findings = [
      ok('The settings can be used.'),
      ...(await checkFolder(settings)),
      ...(await checkPorts(settings)),
      ...(await checkDns(settings)),
    ]
    for (const { result, sentence } of findings) terminal.say(`${result.padEnd(4)}  ${sentence}`)
    return findings.some(({ result }) => result === 'fail') ? 1 : 0
  },
}

async function checkFolder({ dataFolder }: Settings): Promise<Finding[]> {
  try {
    await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return [warn(`The data folder ${dataFolder} is not there; it is made at the first start.`)]
    return [fail(`The data folder ${dataFolder} cannot be written: ${(error as Error).message}`)]
  }
  const { bavail, bsize } = await statfs(dataFolder)
  const free = (bavail * bsize) / gigabyte
  const disk = `${free.toFixed(1)} GB are free where the data folder is.`
  return [
    ok(`The data folder ${dataFolder} can be written.`),
    free < 1 ? warn(disk) : ok(disk),
    ...checkDatabase(dataFolder),
  ]
}

function checkDatabase(dataFolder: string): Finding[] {
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

function checkSchema(done: readonly string[]): Finding {
  const unknown = done.filter((name) => !(name in migrations))
  const missing = Object.keys(migrations).filter((name) => !done.includes(name))
  if (unknown.length > 0) return fail(`The database belongs to a newer version (${unknown.join(', ')}).`)
  if (missing.length > 0) return warn(`The next start will change the schema (${missing.join(', ')}).`)
  return ok('The schema is up to date.')
}

async function checkPorts({
  httpHost,
  httpPort,
  smtpHost,
  smtpPort,
  submissionPort,
}: Settings): Promise<Finding[]> {
  const ports = [
    ['the web server', httpHost, httpPort],
    ['incoming mail', smtpHost, smtpPort],
    ['submission', smtpHost, submissionPort],
  ] as const
  return Promise.all(
    ports.map(async ([use, host, port]) => {
      const fault = await tryPort(host, port)
      if (fault === undefined) return ok(`Port ${port} of ${host} is free for ${use}.`)
      if (fault === 'EADDRINUSE')
        return warn(`Port ${port} of ${host} (${use}) is in use, by a running gateway or by others.`)
      return fail(`Port ${port} of ${host} cannot be opened for ${use}: ${fault}.`)
    }),
  )
}

function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

async function checkDns({ domains }: Settings): Promise<Finding[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 1 })
  return Promise.all(
    domains.map(async (domain) => {
      const hosts = await resolver
        .resolveMx(domain)
        .catch((error: NodeJS.ErrnoException) => error.code ?? 'no answer')
      if (typeof hosts === 'string')
        return warn(`${domain} has no MX that can be found (${hosts}): no mail comes in from outside.`)
      return ok(`Mail for ${domain} goes to ${hosts.map(({ exchange }) => exchange).join(', ')}.`)
    }),
  )
}
