import { expect, it, onTestFinished, vi } from 'vitest'
import { createImapServer } from '../../../../testing/imap/createImapServer'
import { removeFromIndex } from '../../sql/search/SearchIndex'
import { testMail } from '../../testMails'
import { openImapStore } from '../testing/openImapStore'

const accounts = [{ user: 'alice', password: 'a' }]

/** A mailbox with two mails, of which one is not in the index. */
async function openHalfIndexed() {
  const server = await createImapServer({ accounts })
  const { store, database, alice, close } = await openImapStore(
    { host: server.host, port: server.port, tls: 'none' },
    accounts,
  )
  onTestFinished(async () => {
    await close()
    await server.close()
  })
  const box = store.mailbox(alice)
  await box.append('INBOX', testMail({ subject: 'known', text: 'A zebra.', messageId: '1@example.com' }))
  await box.append(
    'INBOX',
    testMail({ subject: 'hidden', text: 'Another zebra.', messageId: '2@example.com' }),
  )
  const find = (isThorough: boolean, signal?: AbortSignal) =>
    box.search({ conditions: { content: 'zebra' }, offset: 0, limit: 20, isThorough }, { signal })
  await vi.waitFor(async () => expect(await find(false)).toMatchObject({ totalCount: 2, isIndexing: false }))
  const { id } = await database.db
    .selectFrom('messages')
    .select('id')
    .where('subject', '=', 'hidden')
    .executeTakeFirstOrThrow()
  await removeFromIndex(database.db, [id])
  /** The filler may have gone over the folder again. */
  const lackRows = () => database.db.updateTable('imap_folders').set({ unfilled_below: 1_000 }).execute()
  server.forget()
  return { server, find, lackRows }
}

it('[SH-08] says that the index is not whole, and asks the server when it is told to', async () => {
  const { server, find, lackRows } = await openHalfIndexed()
  await lackRows()
  expect(await find(false)).toMatchObject({ totalCount: 1, isIndexing: true })
  expect(server.said('UID SEARCH').join()).not.toContain('zebra')
  await lackRows()
  const page = await find(true)
  expect(page).toMatchObject({ totalCount: 2, hasMore: false, isIndexing: false })
  expect(page.messages.map(({ subject }) => subject).toSorted()).toEqual(['hidden', 'known'])
  expect(server.said('UID SEARCH').join()).toMatch(/BODY "?zebra/)
})

it('[SH-08] does not ask the server for what is withdrawn', async () => {
  const { server, find, lackRows } = await openHalfIndexed()
  await lackRows()
  await expect(find(true, AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelled' })
  expect(server.said('UID SEARCH').join()).not.toContain('zebra')
})
