import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../../../../testing/openTestDatabase'
import { openFolderBlobStore } from '../../../blob-store/folder/openFolderBlobStore'
import { isPostgres } from '../../../database/columns'
import { createLocalEventBus } from '../../../events/createLocalEventBus'
import { testMail } from '../../testMails'
import { createSqlMailStore } from '../createSqlMailStore'

async function openMailbox() {
  const database = await openTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-words-'))
  onTestFinished(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  const blobs = await openFolderBlobStore(folder)
  const store = createSqlMailStore({ database, blobs, events: createLocalEventBus(), onError: () => {} })
  const { id } = await database.db
    .insertInto('accounts')
    .values({ address: 'alice@example.com', login_name: 'alice', display_name: 'Alice', created_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { database, mailbox: store.mailbox(id) }
}

it('[ML-09] writes the words of mails that come together as one portion', async () => {
  const { database, mailbox } = await openMailbox()
  if (isPostgres(database.db)) return
  const mails = Array.from({ length: 25 }, (_, index) => ({
    content: testMail({ subject: `Budget ${index}`, messageId: `${index}@example.com` }),
  }))
  await mailbox.appendMany('INBOX', mails)
  const { rows } = await sql`select distinct segid from message_words_idx`.execute(database.db)
  expect(rows).toHaveLength(1)
  const found = await mailbox.list({ folder: 'INBOX', offset: 0, limit: 5, search: { subject: 'budget 24' } })
  expect(found.messages.map(({ subject }) => subject)).toEqual(['Budget 24'])
})

it('[ML-09] merges portions of words when there are eight', async () => {
  const { database } = await openMailbox()
  if (isPostgres(database.db)) return
  const { rows } = await sql`select v from message_words_config where k = 'automerge'`.execute(database.db)
  expect(rows).toEqual([{ v: 8 }])
})
