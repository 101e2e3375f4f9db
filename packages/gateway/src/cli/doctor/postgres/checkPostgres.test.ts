import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../doors/database/openDatabase'
import { serverFault } from '../../../doors/database/postgres/serverFault'
import { PostgresServer } from '../../../testing/postgres/PostgresServer'
import { checkPostgres } from '../checkPostgres'

const canary = 'canary-Pg-55'
let server: PostgresServer

beforeAll(async () => {
  server = await PostgresServer.open()
  await server.run(
    `create role guest login password '${canary}'`,
    'create role outsider login',
    'create database mail',
    "create database narrow encoding LATIN1 locale_provider libc locale 'C' template template0",
    'revoke connect on database mail from public',
    'grant connect on database mail to guest',
  )
  await server.askPasswords()
})
afterAll(() => server.close())

const look = async (url: string) =>
  (await checkPostgres(url)).map(({ result, sentence }) => `${result} ${sentence}`)

const faults: [what: string, url: () => string, sentence: RegExp][] = [
  [
    'nothing listens at its port',
    () => 'postgresql://mailroom:canary-Pg-55@127.0.0.1:1/mail',
    /^PostgreSQL cannot be reached at 127\.0\.0\.1:1: nothing listens there\./,
  ],
  [
    'there is no socket',
    () => `postgresql://mailroom:${canary}@localhost/mail?host=/nowhere`,
    /^PostgreSQL cannot be reached at the socket in \/nowhere: nothing listens there\./,
  ],
  [
    'its machine is unknown',
    () => `postgresql://mailroom:${canary}@db.invalid/mail`,
    /^PostgreSQL cannot be reached at db\.invalid:5432: there is no machine of this name\./,
  ],
  [
    'the password is wrong',
    () => server.url('mail', `guest:${canary}-not`),
    /^PostgreSQL refuses the password of its user "guest"\./,
  ],
  [
    'the password is missing',
    () => server.url('mail', 'guest'),
    /^PostgreSQL asks for the password of its user "guest", and databaseUrl has none\./,
  ],
  [
    'the user does not exist',
    () => server.url('mail', `nobody:${canary}`),
    /^PostgreSQL refuses the password of its user "nobody"\./,
  ],
  [
    'the database does not exist',
    () => server.url('letters'),
    /^PostgreSQL has no database "letters"\. Make it with: createdb --encoding=UTF8/,
  ],
  [
    'its texts are not Unicode',
    () => server.url('narrow'),
    /^The database keeps its texts in LATIN1, .* createdb --encoding=UTF8 --template=template0$/,
  ],
  [
    'no tables may be made',
    () => server.url('mail', `guest:${canary}`),
    /^The user "guest" may not make tables in the database\. .* alter database mail owner to guest$/,
  ],
]

it.each(faults)('[GW-03] says plainly that %s', async (_what, url, sentence) => {
  const failed = (await look(url())).filter((line) => line.startsWith('fail '))
  expect(failed).toEqual([expect.stringMatching(sentence.source.replace('^', '^fail '))])
  expect(failed.join()).not.toContain('canary')
})

it.each(faults.filter(([what]) => what !== 'no tables may be made'))(
  '[GW-03] the gateway does not start, and says the same, when %s',
  async (_what, url, sentence) => {
    await expect(openDatabase(url())).rejects.toThrow(sentence)
  },
)

it('[GW-03] says that the user may not connect to the database', async () => {
  await server.run(`alter role outsider password '${canary}'`)
  expect(await look(server.url('mail', `outsider:${canary}`))).toEqual([
    expect.stringContaining('fail The user "outsider" may not connect to the database "mail".'),
  ])
})

it('[GW-03] says that a version is too old', () => {
  expect(serverFault({ version: 14, encoding: 'UTF8' })).toBe(
    'The database is PostgreSQL 14; the gateway needs 15 or newer.',
  )
  expect(serverFault({ version: 15, encoding: 'UTF8' })).toBeUndefined()
})

it('[GW-03] warns where a power cut could lose mail, and finds the rest in order', async () => {
  await server.run('create database careless', 'alter database careless set synchronous_commit = off')
  expect(await look(server.url('careless'))).toEqual([
    expect.stringMatching(/^ok PostgreSQL .+ answers\.$/),
    'warn PostgreSQL runs with synchronous_commit off: a power cut can lose mail that was accepted.',
    'warn The database is empty; it is filled at the first start.',
  ])
})

it('[GW-03] says that it has no connection left', async () => {
  await server.run('alter role guest connection limit 0')
  const [line] = await look(server.url('mail', `guest:${canary}`))
  await server.run('alter role guest connection limit -1')
  expect(line).toContain('fail PostgreSQL has no connection left for us.')
})
