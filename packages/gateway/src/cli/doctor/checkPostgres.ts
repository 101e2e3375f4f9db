import { Client } from 'pg'
import {
  connectionFault,
  serverFault,
  type ServerTraits,
  traitsQuery,
} from '../../doors/database/postgres/serverFault'
import { checkSchema } from './checkSchema'
import { fail, type Finding, ok, warn } from './Finding'

const answerMs = 10_000

/** Looks whether a PostgreSQL database can be used, without changing it. */
export async function checkPostgres(url: string): Promise<Finding[]> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const value = async (statement: string) =>
      Object.values((await client.query(statement)).rows[0] as object)[0]
    const version = String(await value('show server_version'))
    const findings = [ok(`PostgreSQL ${version} answers.`)]
    const fault = serverFault((await client.query<ServerTraits>(traitsQuery)).rows[0]!)
    if (fault !== undefined) findings.push(fail(fault))
    if ((await value(`select has_schema_privilege(current_schema(), 'create')`)) !== true)
      findings.push(
        fail(
          `The user "${client.user}" may not make tables in the database. Make it their own with: ` +
            `alter database ${client.database} owner to ${client.user}`,
        ),
      )
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      if ((await value(`show ${setting}`)) === 'off')
        findings.push(
          warn(`PostgreSQL runs with ${setting} off: a power cut can lose mail that was accepted.`),
        )
    if ((await value(`select pg_is_in_recovery()`)) === true)
      findings.push(fail('This PostgreSQL is a standby and cannot be written to.'))
    const isNew = (await value(`select to_regclass('kysely_migration') is null`)) === true
    if (isNew) return [...findings, warn('The database is empty; it is filled at the first start.')]
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration')
    return [...findings, checkSchema(rows.map(({ name }) => name))]
  } catch (error) {
    return [fail(connectionFault(error, url))]
  } finally {
    await client.end().catch(() => {})
  }
}
