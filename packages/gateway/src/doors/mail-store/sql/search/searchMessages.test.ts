import type { SearchConditions } from '@mailroom/core'
import { CompiledQuery, sql as literal } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../../../testing/openTestDatabase'
import type { BlobStore } from '../../../blob-store/BlobStore'
import type { Database } from '../../../database/Database'
import { isPostgres } from '../../../database/columns'
import { createLocalEventBus } from '../../../events/createLocalEventBus'
import type { MailboxContext } from '../MailboxContext'
import { maxNamedFolders } from './searchedFolders'
import { matches, newestFirstOf } from './searchMessages'

let database: Database | undefined
afterEach(async () => database?.close())

/** What SQLite does for a statement, a line for each step. */
async function stepsOf(opened: Database, conditions: SearchConditions, folderCount = 1): Promise<string[]> {
  const context: MailboxContext = {
    database: opened,
    // Nothing is read from here.
    blobs: {} as BlobStore,
    events: createLocalEventBus(),
    now: Date.now,
    onError: () => {},
    accountId: 1,
  }
  const named = Array.from({ length: folderCount }, (_, index) => ({ id: index + 1, name: `F${index}` }))
  const folders = {
    condition: literal<boolean>`folders.account_id = 1`,
    named: folderCount > maxNamedFolders ? undefined : named,
  }
  const from = await matches(context, { conditions, offset: 0, limit: 20 }, folders)
  const { sql, parameters } = newestFirstOf(from!).compile(opened.db)
  const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
  const { rows } = await opened.db.executeQuery<{ id: number; parent: number; detail: string }>(plan)
  // What is counted beforehand is no step of the statement itself.
  const counted = new Set(
    rows.filter(({ detail }) => detail.startsWith('SCALAR SUBQUERY')).map(({ id }) => id),
  )
  for (const { id, parent } of rows) if (counted.has(parent)) counted.add(id)
  return rows.filter(({ id }) => !counted.has(id)).map(({ detail }) => detail)
}

it.each<SearchConditions>([
  { text: 'budget' },
  { text: 'budget', without: 'draft', isRead: false },
  { sender: 'anna', receivedFrom: 1 },
  { attachment: '采购合同', size: 'large' },
])('[ML-27] begins with the words for %j', async (conditions) => {
  database = await openTestDatabase()
  if (isPostgres(database.db)) return
  const [first, second] = await stepsOf(database, conditions)
  expect(first).toMatch(/^SCAN message_words VIRTUAL TABLE/)
  expect(second).toMatch(/^SEARCH messages USING INTEGER PRIMARY KEY/)
})

it.each<SearchConditions>([
  { isRead: false },
  { hasAttachments: true, size: 'large' },
  { age: 'week', isFlagged: true },
  { isAnswered: true, maxBytes: 1_000 },
])('[ML-27] walks one index, and no mail, for %j', async (conditions) => {
  database = await openTestDatabase()
  if (isPostgres(database.db)) return
  expect(await stepsOf(database, conditions)).toEqual([
    expect.stringMatching(/^SEARCH messages USING COVERING INDEX messages_of_account/),
  ])
})

it.each<readonly [SearchConditions, RegExp]>([
  [{ text: 'budget' }, /^SCAN message_words VIRTUAL TABLE/],
  [{ isRead: false }, /^SEARCH messages USING COVERING INDEX messages_of_account/],
])(
  '[ML-27, T40] does so for %j in thousands of folders, and names none of them',
  async (conditions, first) => {
    database = await openTestDatabase()
    if (isPostgres(database.db)) return
    const steps = await stepsOf(database, conditions, 5_000)
    expect(steps[0]).toMatch(first)
    expect(steps.join('\n')).toMatch(/SEARCH folders (EXISTS )?USING INTEGER PRIMARY KEY/)
  },
)
