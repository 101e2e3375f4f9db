import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../doors/database/Database'
import { openTestDatabase } from '../../testing/openTestDatabase'
import type { AttemptCounter } from '../../session/checkCredentials'
import { createAccounts } from '../Accounts'
import { type Audit, createAudit } from '../audit'
import { clientSubject } from './clientSubject'
import { createAttemptCounter } from './createAttemptCounter'

const minuteMs = 60_000
let database: Database
let audit: Audit
let attempts: AttemptCounter
let now: number
let li: number

beforeEach(async () => {
  database = await openTestDatabase()
  now = 1_000_000
  audit = createAudit(database, () => now)
  attempts = createAttemptCounter(database, audit, () => now)
  const accounts = createAccounts(database, ['example.com'])
  li = (await accounts.create({ address: 'li@example.com', displayName: 'Li', jobNumber: '1001' })).id
})
afterEach(() => database.close())

const tryOnce = (name: string, client = '192.0.2.1') =>
  attempts.begin(name, client).then(
    () => 'allowed',
    (error: { kind: string; details: { retryAfterSeconds: number } }) =>
      `${error.kind} ${error.details.retryAfterSeconds}`,
  )
const tryMany = async (count: number, name: (index: number) => string, client: (index: number) => string) => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => tryOnce(name(index), client(index))),
  )
  return answers.filter((answer) => answer === 'allowed').length
}

describe('attempts to sign in', () => {
  it('[SE-26] lock an account after five, for longer each time, up to a quarter of an hour', async () => {
    for (let index = 0; index < 5; index++) expect(await tryOnce('li')).toBe('allowed')
    expect(await tryOnce('li')).toBe('locked 30')
    const waits: string[] = []
    for (let index = 0; index < 7; index++) {
      now += 15 * minuteMs
      expect(await tryOnce('li')).toBe('allowed')
      waits.push(await tryOnce('li'))
    }
    expect(waits).toEqual([
      'locked 60',
      'locked 120',
      'locked 240',
      'locked 480',
      'locked 900',
      'locked 900',
      'locked 900',
    ])
  })

  it('[B1] count many at the same time, from many clients, one by one', async () => {
    expect(
      await tryMany(
        200,
        () => 'li',
        (index) => `198.51.100.${index}`,
      ),
    ).toBe(5)
  })

  it('[B1] count the three names of an account as one', async () => {
    for (const name of ['li', 'li@example.com', '1001', 'li', '1001']) await tryOnce(name)
    expect(await tryOnce('li@example.com')).toBe('locked 30')
  })

  it('[B1] lock names that nobody has in the same way', async () => {
    for (let index = 0; index < 5; index++) expect(await tryOnce('nobody')).toBe('allowed')
    expect(await tryOnce('nobody')).toBe('locked 30')
  })

  it('[B1] lock a client that tries one password on many accounts', async () => {
    expect(
      await tryMany(
        1_000,
        (index) => `user${index}`,
        () => '192.0.2.9',
      ),
    ).toBe(30)
    expect(await tryOnce('li', '192.0.2.10')).toBe('allowed')
  })

  it('[SE-26] are forgotten for an account once one was right, and for its client only that one', async () => {
    for (let index = 0; index < 4; index++) await tryOnce('li')
    await tryOnce('li')
    await attempts.succeeded('li', '192.0.2.1', li)
    const rows = await database.db.selectFrom('login_attempts').select(['subject', 'failures']).execute()
    expect(rows).toEqual([{ subject: 'client:192.0.2.1', failures: 4 }])
    expect(await tryOnce('li')).toBe('allowed')
  })

  it('[SE-26] are forgotten after a day', async () => {
    for (let index = 0; index < 5; index++) await tryOnce('li')
    now += 25 * 60 * minuteMs
    for (let index = 0; index < 5; index++) expect(await tryOnce('li')).toBe('allowed')
  })

  it('[SE-26] outlive a restart', async () => {
    for (let index = 0; index < 5; index++) await tryOnce('li')
    attempts = createAttemptCounter(database, audit, () => now)
    expect(await tryOnce('li')).toBe('locked 30')
  })

  it('[SE-26] are written down, right ones and wrong ones', async () => {
    await attempts.failed('1001', '192.0.2.7')
    now += 1
    await attempts.succeeded('li', '192.0.2.8', li)
    await attempts.failed('nobody', '192.0.2.7')
    expect(await audit.recent(li, 10)).toEqual([
      { at: 1_000_001, action: 'sign-in', accountId: li, clientAddress: '192.0.2.8', details: {} },
      { at: 1_000_000, action: 'sign-in-refused', accountId: li, clientAddress: '192.0.2.7', details: {} },
    ])
  })
})

it.each([
  ['192.0.2.1', 'client:192.0.2.1'],
  ['::ffff:192.0.2.1', 'client:192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', 'client:2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', 'client:2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', 'client:2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'client:fe80:0:0:0::/64'],
  ['::1', 'client:0:0:0:0::/64'],
])('[B1] counts %s under %s', (address, subject) => {
  expect(clientSubject(address)).toBe(subject)
})
