import { afterAll, beforeAll, expect, it } from 'vitest'
import { CompiledQuery } from 'kysely'
import { isPostgres } from '../doors/database/columns'
import { refusedRows, signInRows } from './signInRecords'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway({ networkPlaces: [{ networks: ['10.0.0.0/8'], place: '总部' }] })
})
afterAll(() => gateway.close())

type Browser = Awaited<ReturnType<TestGateway['signedIn']>>

const page = (browser: Browser, query: Readonly<Record<string, string>> = {}) =>
  browser.ask('loginRecords', { query: { page_size: '100', ...query } })

const refusedFrom = async (address: string, name: 'alice' | 'bob') => {
  const browser = gateway.browser()
  browser.remoteAddress = address
  await expect(browser.signIn(name, 'not-this-one')).rejects.toThrow(/400|refused|invalid/i)
}

it('[LG-01] [SE-26] says who tried a password, from where and when, to the owner alone', async () => {
  const before = Date.now()
  await refusedFrom('203.0.113.9', 'alice')
  const browser = await gateway.signedIn('alice')
  const { results, next } = await page(browser)
  expect(next).toBe('')
  expect(results).toEqual([
    {
      time: expect.any(String),
      ip: '127.0.0.1',
      isp: '',
      agent: expect.any(String),
      result: 'success',
      is_current: true,
    },
    {
      time: expect.any(String),
      ip: '203.0.113.9',
      isp: '',
      agent: '',
      result: 'wrong_password',
      is_current: false,
    },
  ])
  const times = results.map(({ time }) => Date.parse(time))
  expect(times.toSorted((a, b) => b - a)).toEqual(times)
  expect(Math.min(...times)).toBeGreaterThanOrEqual(before)
  const bobs = await page(await gateway.signedIn('bob'))
  expect(bobs.results.map(({ result }) => result)).toEqual(['success'])
})

it('[HO-03] names the place that an address belongs to', async () => {
  await refusedFrom('10.4.5.6', 'bob')
  const { results } = await page(await gateway.signedIn('bob'), { result: 'refused' })
  expect(results[0]).toMatchObject({ ip: '10.4.5.6', isp: '总部' })
})

it('[LG-01] pages through what happened in one moment, in both tables, each once', async () => {
  const at = Date.UTC(2026, 0, 5, 9)
  const { db } = gateway.store.database
  const { id: account_id } = gateway.alice
  const signIn = { at, account_id, session_id: 's', client_address: '192.0.2.1', user_agent: '' }
  const record = { at, account_id, client_address: '192.0.2.2', details: '{}' }
  for (let count = 0; count < 4; count += 1) {
    await db.insertInto('sign_ins').values(signIn).execute()
    await db
      .insertInto('audit_records')
      .values({ ...record, action: 'second-step-refused' })
      .execute()
    await db
      .insertInto('audit_records')
      .values({ ...record, action: 'screen-unlocked' })
      .execute()
  }
  const browser = await gateway.signedIn('alice')
  const moment = new Date(at).toISOString()
  const { results: whole } = await page(browser, { begin: moment, end: moment })
  expect(whole.map(({ result }) => result)).toEqual([
    ...Array.from({ length: 4 }, () => 'success'),
    ...Array.from({ length: 4 }, () => 'wrong_code'),
  ])
  for (const size of ['1', '2', '3', '4', '5']) {
    const pages: (typeof whole)[] = []
    let after = {}
    for (;;) {
      const { results, next } = await page(browser, { begin: moment, end: moment, page_size: size, ...after })
      pages.push(results)
      if (next === '') break
      after = { after: next }
    }
    expect(pages.flat(), size).toEqual(whole)
    expect(pages, size).toHaveLength(Math.ceil(8 / Number(size)))
  }
})

it.each(['', 'x', '1.1', '1.1.1.1', '1.7.-1', '99999999999999999999.0.1', "1.0.1'--"])(
  '[LG-01] [C1] refuses %j as the place where a page begins',
  async (after) => {
    const browser = await gateway.signedIn('alice')
    const { status } = await browser.call('loginRecords', { query: { page_size: '10', after } })
    expect(status).toBe(400)
  },
)

it.each([
  [signInRows, 'sign_ins_times'],
  [refusedRows, 'audit_records_account'],
] as const)('[LG-01] [T40] is answered by walking an index in its order', async (rowsOf, index) => {
  const { db } = gateway.store.database
  // The planner of PostgreSQL looks at how many rows there are, and there are a handful here.
  if (isPostgres(db)) return
  const asked = rowsOf(db, 1, { from: 1, until: 9, limit: 20 }, { at: 8, table: 0, id: 7 })
  const { sql, parameters } = asked.compile()
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  )
  const plan = rows.map(({ detail }) => detail).join('\n')
  expect(plan).toContain(`INDEX ${index} (account_id=? AND at>? AND at<?)`)
  expect(plan).not.toContain('TEMP B-TREE')
})
