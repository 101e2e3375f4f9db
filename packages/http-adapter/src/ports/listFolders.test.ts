import type { WireFolder } from '@mailroom/api'
import type { MailroomAdapter } from '@mailroom/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHttpAdapter } from '../createHttpAdapter'
import { TestServer } from '../test/TestServer'

let server: TestServer
let adapter: MailroomAdapter
beforeEach(async () => {
  server = await new TestServer().start()
  adapter = createHttpAdapter({ baseUrl: server.url })
})
afterEach(() => server.stop())

const folder = (raw_name: string): WireFolder => ({
  id: raw_name,
  name: raw_name,
  raw_name,
  unseen_count: 0,
  count: 0,
  is_lock: false,
  is_default: raw_name === 'INBOX',
  is_can_empty: false,
  flags: [],
})

const named = (count: number) => [
  'INBOX',
  ...Array.from({ length: count - 1 }, (_none, at) => `Order ${at + 1}`),
]

/** A mail system with these folders, of which one goes when it has been asked so often. */
function serve(names: string[], goes = Infinity) {
  const asked: string[] = []
  server.answer = ({ query }) => {
    const [limit, offset] = [query.get('limit'), Number(query.get('offset') ?? 0)]
    asked.push(limit === null ? 'all' : `${limit} from ${offset}`)
    if (asked.length > goes) names = names.filter((name) => name !== 'Order 1')
    const byName = names.toSorted()
    const results = limit === null ? names : byName.slice(offset, offset + Number(limit))
    return { body: { results: results.map(folder), ...(limit !== null && { count: names.length }) } }
  }
  return { asked, ids: async () => (await adapter.folders.list()).map(({ id }) => id) }
}

it('[FL-01] [T40] asks once for the folders of a mailbox that has not hundreds', async () => {
  const { asked, ids } = serve(named(150))
  expect((await ids()).toSorted()).toEqual(named(150).toSorted())
  expect(asked).toEqual(['150 from 0'])
})

it('[FL-01] [T40] asks for thousands of folders a page at a time, and puts them in order', async () => {
  const { asked, ids } = serve(named(901))
  expect(await ids()).toEqual(named(901))
  expect(asked.toSorted()).toEqual([
    '150 from 0',
    '150 from 150',
    '150 from 300',
    '150 from 450',
    '150 from 600',
    '150 from 750',
    '150 from 900',
  ])
})

it('[FL-01] misses no folder where one goes while the others are on their way', async () => {
  const { asked, ids } = serve(named(901), 1)
  expect(await ids()).toEqual(named(901).filter((name) => name !== 'Order 1'))
  expect(asked).toContain('all')
})

it('[FL-01] takes all folders from a mail system that knows no pages', async () => {
  server.answer = () => ({ body: { results: named(300).map(folder) } })
  expect(await adapter.folders.list()).toHaveLength(300)
})
