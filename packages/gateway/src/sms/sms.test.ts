import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../doors/database/Database'
import { JobQueue } from '../jobs/JobQueue'
import { JobRunner } from '../jobs/JobRunner'
import { ManualClock } from '../jobs/ManualClock'
import { createOuterFetch } from '../outer/createOuterFetch'
import { type HostileServer, openHostileServer } from '../outer/testing/openHostileServer'
import { openTestDatabase } from '../testing/openTestDatabase'
import { TestDirectory } from '../testing/TestDirectory'
import { createSmsNumbers, type SmsNumbers } from './createSmsNumbers'
import { httpSms } from './httpSms'
import { keepSmsNotices, smsTurn } from './keepSmsNotices'
import { logSms } from './logSms'
import { smsNotice } from './smsNotice'

const alice = 1
const bob = 2
const log = pino({ level: 'silent' })
let provider: HostileServer
let answers: number[]
let database: Database
let clock: ManualClock
let queue: JobQueue
let numbers: SmsNumbers
let runner: JobRunner

beforeAll(async () => {
  provider = await openHostileServer((request, response) => {
    const status = answers.shift() ?? 200
    if (status === 0) request.socket.destroy()
    else response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end()
  })
})
afterAll(() => provider.close())

const overHttp = (innerHosts = [`127.0.0.1:${provider.port}`], port = provider.port) =>
  httpSms({
    url: `http://127.0.0.1:${port}/sms`,
    authorization: 'Bearer canary-secret',
    outerFetch: createOuterFetch({ innerHosts }),
  })

beforeEach(async () => {
  answers = []
  provider.seen.length = 0
  database = await openTestDatabase()
  clock = new ManualClock()
  queue = new JobQueue(database, clock)
  const now = () => clock.now()
  numbers = createSmsNumbers({ database, directory: new TestDirectory(), now })
  for (const id of [alice, bob])
    await database.db
      .insertInto('accounts')
      .values({ id, address: `p${id}@corp.example`, login_name: `p${id}`, display_name: '', created_at: 0 })
      .execute()
  const handlers = [smsNotice({ database, provider: overHttp(), textOf: async () => '您有新邮件', now })]
  runner = new JobRunner({ queue, clock, log, lanes: [{ handlers, places: 1 }] })
})
afterEach(() => database.close())

const notice = (messageId: string, recipients: readonly string[], smsPerHour = 10) =>
  database.transaction(
    (transaction) =>
      keepSmsNotices(
        transaction,
        { queue, now: () => clock.now(), smsPerHour },
        { accountId: alice, envelope: { id: `envelope of ${messageId}`, messageId }, recipients },
      ),
    [smsTurn(alice)],
  )
const states = async () =>
  (await database.db.selectFrom('sms_notices').select('state').execute()).map(({ state }) => state)

describe('kept numbers', () => {
  it('[CO-13] [A1] are asked for once, and each account has its own', async () => {
    const people = ['Wang@corp.example', 'wang@corp.example', 'li@corp.example']
    expect(await numbers.missing(alice, people)).toEqual({
      create: ['wang@corp.example', 'li@corp.example'],
      update: [],
    })
    await numbers.save(alice, [{ address: 'WANG@corp.example', number: '138 0013 8000' }])
    expect(await numbers.missing(alice, people)).toEqual({ create: ['li@corp.example'], update: [] })
    expect((await numbers.missing(bob, people)).create).toHaveLength(2)
  })

  it('[CO-13] are kept all or none', async () => {
    const given = [
      { address: 'a@corp.example', number: '13800138000' },
      { address: 'b@corp.example', number: 'none' },
    ]
    await expect(numbers.save(alice, given)).rejects.toMatchObject({ kind: 'invalid' })
    expect((await numbers.missing(alice, ['a@corp.example'])).create).toEqual(['a@corp.example'])
  })

  it('[CO-13] that are none by the rules of today are asked for again', async () => {
    await numbers.save(alice, [{ address: 'a@corp.example', number: '13800138000' }])
    await database.db.updateTable('sms_numbers').set({ number: '1' }).execute()
    expect(await numbers.missing(alice, ['a@corp.example'])).toEqual({
      create: [],
      update: ['a@corp.example'],
    })
  })
})

describe('notices', () => {
  beforeEach(() => numbers.save(alice, [{ address: 'li@corp.example', number: '13800138000' }]))

  it('[CO-13] go once for a mail and recipient, with the secret, and without a word of the mail', async () => {
    await notice('m1@x', ['Li@corp.example', 'li@corp.example'])
    await notice('m1@x', ['li@corp.example'])
    await runner.runDue()
    expect(provider.seen).toHaveLength(1)
    const [{ headers, body, method }] = provider.seen as [HostileServer['seen'][number]]
    expect([method, headers.authorization]).toEqual(['POST', 'Bearer canary-secret'])
    const { id, ...rest } = Object.fromEntries(new URLSearchParams(body))
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(rest).toEqual({ to: '13800138000', text: '您有新邮件' })
    expect(await states()).toEqual(['sent'])
  })

  it('[CO-13] go again when they certainly did not go', async () => {
    answers = [503]
    await notice('m1@x', ['li@corp.example'])
    await runner.runDue()
    expect(await states()).toEqual(['waiting'])
    clock.advance(1_000)
    await runner.runDue()
    expect(provider.seen).toHaveLength(2)
    expect(new URLSearchParams(provider.seen[0]!.body).get('id')).toBe(
      new URLSearchParams(provider.seen[1]!.body).get('id'),
    )
    expect(await states()).toEqual(['sent'])
  })

  it.each([
    ['may have gone', 0, 'unknown'],
    ['is refused', 400, 'refused'],
    ['is led to another place, which does not learn the secret', 302, 'unknown'],
  ])('[CO-13] do not go again when one %s', async (_name, status, state) => {
    answers = [status]
    await notice('m1@x', ['li@corp.example'])
    await runner.runDue()
    clock.advance(3_600_000)
    await runner.runDue()
    expect(provider.seen).toHaveLength(1)
    expect(await states()).toEqual([state])
  })

  it('[CO-13] that a crash left half handed over do not go again', async () => {
    await notice('m1@x', ['li@corp.example'])
    await database.db.updateTable('sms_notices').set({ state: 'sending' }).execute()
    await runner.runDue()
    expect(provider.seen).toEqual([])
    expect(await states()).toEqual(['unknown'])
  })

  it('[CO-13] are limited by the hour, and a mail that is refused leaves none', async () => {
    await notice('m1@x', ['li@corp.example'], 1)
    await expect(notice('m2@x', ['li@corp.example'], 1)).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields: { is_smsnotify: ['smsTooMany'] } },
    })
    await expect(notice('m3@x', ['li@corp.example', 'none@corp.example'])).rejects.toMatchObject({
      kind: 'invalid',
    })
    expect(await states()).toEqual(['waiting'])
    clock.advance(3_600_001)
    await notice('m2@x', ['li@corp.example'], 1)
    expect(await states()).toHaveLength(2)
  })
})

it('[CO-13] [N1] a provider on an inner host is asked only if the settings name it', async () => {
  await expect(overHttp([]).send({ id: '1', number: '13800138000', text: '' })).rejects.toMatchObject({
    name: 'SmsFailure',
  })
  expect(provider.seen).toEqual([])
})

it('[CO-13] a provider that is not there is asked later', async () => {
  const gone = await openHostileServer((_request, response) => response.end())
  await gone.close()
  const sending = overHttp([`127.0.0.1:${gone.port}`], gone.port).send({ id: '1', number: '1', text: '' })
  await expect(sending).rejects.toMatchObject({ fate: 'later' })
})

it('[CO-13] the log provider tells the end of a number alone', async () => {
  const said: unknown[] = []
  await logSms({ info: (...words: unknown[]) => void said.push(words) } as never).send({
    id: '1',
    number: '13800138000',
    text: 'new mail',
  })
  expect(JSON.stringify(said)).toContain('8000')
  expect(JSON.stringify(said)).not.toContain('13800138000')
})
