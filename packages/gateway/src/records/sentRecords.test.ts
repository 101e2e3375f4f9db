import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPostgres } from '../doors/database/columns'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'
import { sentRows } from './sentRecords'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())

const send = (subject: string, to: readonly string[], isSeparate = false) =>
  gateway.services.sending.send(
    gateway.alice.id,
    {
      to: to.map((address) => ({ address, name: '' })),
      cc: [],
      bcc: [],
      subject,
      html: '',
      text: 'x',
      isHtml: false,
      attachments: [],
      ...(isSeparate && { isSeparate }),
    },
    `draft-of-a-test-${subject.length}-${to.length}`,
  )

it('[LG-01] keeps what was sent when the copy is gone, and one line for many mails of one', async () => {
  const alice = await gateway.signedIn('alice')
  const { messageId } = await send('Kept', ['bob@example.com'])
  await alice.ask('expungeMessages', { body: { folder: 'Sent', uids: 'all' } })
  await send('To each alone', ['bob@example.com', 'carol@example.com', 'dan@out.example'], true)
  const { results } = await alice.ask('sendRecords', { query: { page_size: '10' } })
  expect(results.map(({ subject, count }) => [subject, count])).toEqual([
    ['To each alone', 3],
    ['Kept', 1],
  ])
  expect(results[1]).toMatchObject({ message_id: messageId, recipient: ['bob@example.com', ''] })
  expect((await alice.ask('status', { query: { message_id: messageId } })).results).toHaveLength(1)
  const bob = await gateway.signedIn('bob')
  expect((await bob.ask('sendRecords', { query: { page_size: '10' } })).results).toEqual([])
  expect((await bob.call('status', { query: { message_id: messageId } })).status).toBe(404)
})

it.each(['%', '_', '\\', "'", '\0', '*'])('[LG-01] [C1] takes %j for itself', async (search) => {
  const alice = await gateway.signedIn('alice')
  const { results } = await alice.ask('sendRecords', { query: { page_size: '10', search } })
  expect(results).toEqual([])
})

it.each(['2026-13-45T00:00:00Z', '2026-11-21T99:00:00Z'])(
  '[LG-01] [D7] refuses %s as a time',
  async (begin) => {
    const alice = await gateway.signedIn('alice')
    expect((await alice.call('sendRecords', { query: { page_size: '10', begin } })).status).toBe(400)
    expect((await alice.call('loginRecords', { query: { page_size: '10', begin } })).status).toBe(400)
  },
)

it('[LG-01] [T40] is answered by walking an index in its order', async () => {
  const { db } = gateway.store.database
  // The planner of PostgreSQL looks at how many rows there are, and there are a handful here.
  if (isPostgres(db)) return
  const mark = { at: 8, table: 0, id: 7 }
  const { sql, parameters } = sentRows(db, 1, { text: 'x', from: 1, until: 9, limit: 20 }, mark).compile()
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  )
  const plan = rows.map(({ detail }) => detail).join('\n')
  expect(plan).toContain('INDEX sent_records_times (account_id=? AND at>? AND at<?)')
  expect(plan).toContain('INDEX deliveries_sender (account_id=? AND message_id=?)')
  expect(plan).not.toContain('TEMP B-TREE')
})
