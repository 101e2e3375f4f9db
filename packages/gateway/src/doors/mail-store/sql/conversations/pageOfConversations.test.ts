import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../../../testing/openTestDatabase'
import { isPostgres } from '../../../database/columns'
import type { Database } from '../../../database/Database'
import { pageOfConversations } from './pageOfConversations'

let database: Database

beforeEach(async () => {
  database = await openTestDatabase()
})

afterEach(() => database.close())

const query = { folder: 'INBOX', offset: 2_000, limit: 20, byConversation: true }

async function planOf(filter: 'all' | 'unseen'): Promise<string> {
  const { ids } = await pageOfConversations(database.db, 1, { filter: { kind: filter } }, query)
  const { rows } = await sql<{ detail: string }>`explain query plan ${ids}`.execute(database.db)
  return rows.map(({ detail }) => detail).join('\n')
}

it('[ML-24] [ML-28] finds a page, however deep, by walking one index in its order', async () => {
  // The planner of PostgreSQL looks at how many rows there are, and there are none here.
  if (isPostgres(database.db)) return
  const plan = await planOf('all')
  expect(plan).toMatch(/USING COVERING INDEX messages_newest/)
  expect(plan).not.toMatch(/TEMP B-TREE|SCAN messages\b/)
})

it('[ML-24] [ML-28] looks at no mail itself for a page under a filter', async () => {
  if (isPostgres(database.db)) return
  expect(await planOf('unseen')).toMatch(/USING COVERING INDEX messages_by_conversation/)
})
