import type { WireFolder } from '@mailroom/api'
import type { FolderPartsPort, MailroomAdapter } from '@mailroom/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHttpAdapter } from '../createHttpAdapter'
import { TestServer } from '../test/TestServer'

let server: TestServer
let adapter: MailroomAdapter
let parts: FolderPartsPort
beforeEach(async () => {
  server = await new TestServer().start()
  adapter = createHttpAdapter({ baseUrl: server.url })
  parts = adapter.folders.parts!
})
afterEach(() => server.stop())

const folder = (raw_name: string, has_more?: boolean): WireFolder => ({
  id: raw_name,
  name: raw_name.slice(raw_name.lastIndexOf('/') + 1),
  raw_name,
  unseen_count: 0,
  count: 0,
  is_lock: false,
  is_default: raw_name === 'INBOX',
  is_can_empty: false,
  flags: [],
  ...(has_more !== undefined && { has_more }),
})

const orders = (count: number) => Array.from({ length: count }, (_none, at) => `Region/Order ${at + 1}`)
const idsOf = (folders: readonly { readonly id: string }[]) => folders.map(({ id }) => id)

/** A mail system with these folders in any branch, of which one goes when it has been asked so often. */
function serve(names: string[], goes = Infinity) {
  const asked: string[] = []
  server.answer = ({ path, query }) => {
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))]
    asked.push(`${path.split('/').at(-2)} ${query.get('folder')} ${limit} from ${offset}`)
    if (asked.length > goes) names = names.slice(1)
    const results = names.toSorted().slice(offset, offset + limit)
    return { body: { results: results.map((name) => folder(name)), count: names.length } }
  }
  return asked
}

it('[T40] they are there at once, and the same each time', async () => {
  expect(adapter.folders.parts).toBe(parts)
  expect('parts' in adapter.folders).toBe(true)
  expect(server.received).toEqual([])
})

it('[FL-01] [T40] says of the first folders where others are', async () => {
  const results = [folder('INBOX'), folder('A', true), folder('A/1', false)]
  server.answer = () => ({ body: { results, has_more: true } })
  const part = await parts.first('A/1')
  expect([server.last.path, server.last.query.get('folder')]).toEqual(['/api/mail/folder/first/', 'A/1'])
  expect(part.hasMore).toBe(true)
  expect(part.folders.map(({ id, hasMore }) => [id, hasMore])).toEqual([
    ['INBOX', undefined],
    ['A', true],
    ['A/1', undefined],
  ])
  expect(part.folders[2]).not.toHaveProperty('hasMore')
  server.answer = () => ({ body: { results } })
  expect((await parts.first(undefined)).hasMore).toBe(false)
  expect(server.last.query.has('folder')).toBe(false)
})

it.each(['below', 'inside'] as const)(
  '[ML-06] [T40] asks once for the folders %s one of which there are not hundreds',
  async (name) => {
    const asked = serve(orders(150))
    expect(idsOf(await parts[name]('Region'))).toEqual(orders(150))
    expect(asked).toEqual([`${name} Region 150 from 0`])
  },
)

it.each(['below', 'inside'] as const)(
  '[ML-06] [T40] asks for the folders %s one page by page, and puts them in order',
  async (name) => {
    const asked = serve(orders(500))
    expect(idsOf(await parts[name]('Region'))).toEqual(orders(500))
    expect(asked.toSorted()).toEqual([
      `${name} Region 150 from 0`,
      `${name} Region 150 from 150`,
      `${name} Region 150 from 300`,
      `${name} Region 150 from 450`,
    ])
  },
)

it('[ML-06] asks for the top without a folder', async () => {
  const asked = serve(['A', 'B'])
  expect(idsOf(await parts.below(undefined))).toEqual(['A', 'B'])
  expect(asked).toEqual(['below null 150 from 0'])
})

it('[ML-06] misses no folder where one goes while the others are on their way', async () => {
  const asked = serve(orders(500), 1)
  expect(idsOf(await parts.below('Region'))).toEqual(orders(500).slice(-496))
  expect(asked).toContain('below Region 1000 from 0')
})

it('[ML-06] takes what is found as it comes, and says how many there are', async () => {
  server.answer = () => ({ body: { results: [folder('Z'), folder('A')], count: 17 } })
  const found = await parts.find('收 a&b', 2)
  expect([idsOf(found.folders), found.totalCount]).toEqual([['Z', 'A'], 17])
  const { path, query } = server.last
  expect([path, query.get('text'), query.get('limit')]).toEqual(['/api/mail/folder/found/', '收 a&b', '2'])
})

it('[ER-01] says that a folder is gone, and sends nothing that the contract does not take', async () => {
  server.answer = () => ({ status: 404, body: { detail: 'no' } })
  await expect(parts.inside('Gone')).rejects.toMatchObject({ kind: 'notFound' })
  const count = server.received.length
  await expect(parts.find('x'.repeat(301), 5)).rejects.toMatchObject({ kind: 'invalid' })
  expect(server.received).toHaveLength(count)
})
