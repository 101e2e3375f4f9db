import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../doors/database/openDatabase'
import { layEmptyDatabase } from './layEmptyDatabase'
import { rememberSeeds, reset } from './postgres/resetStatements'

/** A database for one test, on the engine that the run is for. */
export interface FreshDatabase {
  /** For `databaseUrl`: empty on SQLite, where the data folder is the database. */
  readonly url: string
  remove(): Promise<void>
}

/** True when the run is for PostgreSQL: for the few tests that are about one engine. */
export const isPostgresRun = (): boolean => inject('postgres') !== undefined

/** What new ones are copied from: migrated once in a run, by whoever comes first. */
const template = 'mailroom_template'

/**
 * Takes one that a test before has left empty, or makes one.
 *
 * @param folder on SQLite the migrated file is laid here; without it whoever opens the database makes it
 * @param isRebuilt its tables become others: nobody gets it afterwards
 */
export async function freshDatabase(folder?: string, isRebuilt = false): Promise<FreshDatabase> {
  if (!isPostgresRun()) {
    if (folder !== undefined) await layEmptyDatabase(join(folder, 'mailroom.db'))
    return { url: '', remove: async () => {} }
  }
  await (isPrepared ??= inDatabase('postgres', prepare))
  const name = await inDatabase('postgres', async (client) => (await takeFree(client)) ?? makeNew(client))
  return {
    url: urlOf(name),
    async remove() {
      const isEmpty =
        !isRebuilt &&
        (await inDatabase(name, (client) => client.query(reset)).then(
          () => true,
          () => false,
        ))
      await inDatabase('postgres', (client) =>
        isEmpty
          ? client.query('insert into free_databases values ($1)', [name])
          : client.query(`drop database ${name} with (force)`),
      )
    },
  }
}

let isPrepared: Promise<void> | undefined

const urlOf = (name: string) => inject('postgres')!.replace('{name}', name)

async function inDatabase<T>(name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: urlOf(name) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Other files of the run may prepare it at the same time. The lock ends with the connection. */
async function prepare(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock(1)')
  await client.query('create table if not exists free_databases (name text)')
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
  if (rowCount !== 0) return
  const draft = `${template}_draft`
  await client.query(`create database ${draft}`)
  await (await openDatabase(urlOf(draft))).close()
  await inDatabase(draft, (own) => own.query(rememberSeeds))
  await client.query(`alter database ${draft} rename to ${template}`)
}

async function takeFree(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `delete from free_databases where name =
      (select name from free_databases limit 1 for update skip locked) returning name`,
  )
  return rows[0]?.name
}

async function makeNew(client: Client): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await client.query(`create database ${name} template ${template}`)
  return name
}
