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
  const mailboxOf = async (name: string) => {
    const { id } = await database.db
      .insertInto('accounts')
      .values({ address: `${name}@example.com`, login_name: name, display_name: name, created_at: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return store.mailbox(id)
  }
  return { database, mailbox: await mailboxOf('alice'), other: await mailboxOf('bob') }
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

it('[ML-09] [A1] finds the words of nobody else, in few mails and in many', async () => {
  const { mailbox, other } = await openMailbox()
  const mails = (count: number, subject: string) =>
    Array.from({ length: count }, (_, index) => ({
      content: testMail({ subject, messageId: `${subject}-${index}@example.com` }),
    }))
  await other.appendMany('INBOX', [...mails(3, 'rare'), ...mails(250, 'common')])
  await mailbox.appendMany('INBOX', [...mails(2, 'rare'), ...mails(5, 'common')])
  for (const [word, count] of [
    ['rare', 2],
    ['common', 5],
  ] as const) {
    const page = { offset: 0, limit: 20 }
    const listed = await mailbox.list({ folder: 'INBOX', ...page, search: { subject: word } })
    const found = await mailbox.search({ conditions: { subject: word }, ...page })
    expect([listed.totalCount, found.totalCount]).toEqual([count, count])
    expect((await mailbox.search({ conditions: { text: word, without: word }, ...page })).totalCount).toBe(0)
  }
  expect((await mailbox.search({ conditions: { without: 'rare' }, offset: 0, limit: 20 })).totalCount).toBe(5)
})
