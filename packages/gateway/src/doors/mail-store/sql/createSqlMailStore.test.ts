import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { mailStoreContract } from '../mailStore.contract'
import { testMail } from '../testMails'
import { referencedBlobs } from './referencedBlobs'
import { openSqlStore } from './testing/openSqlStore'

mailStoreContract('the database', openSqlStore)

it('[D1] lists and opens a mail whose bytes are lost, and says so for them alone', async () => {
  const { store, alice, blobFiles, close } = await openSqlStore()
  const box = store.mailbox(alice)
  const ref = await box.append('INBOX', testMail({ subject: 'Damaged', text: 'still here' }))
  for (const file of await blobFiles()) await rm(file)
  expect((await box.list({ folder: 'INBOX', offset: 0, limit: 10 })).messages[0]?.subject).toBe('Damaged')
  expect((await box.read(ref)).text).toContain('still here')
  await expect((await box.raw(ref)).open()).rejects.toMatchObject({ kind: 'notFound' })
  await close()
})

it('[D1] opens a mail whose long text or whose details are lost, and tells whoever runs the store', async () => {
  const { store, alice, database, errors, blobFiles, close } = await openSqlStore()
  const box = store.mailbox(alice)
  const long = await box.append('INBOX', testMail({ subject: 'Long', text: '字'.repeat(300_000) }))
  const broken = await box.append('INBOX', testMail({ subject: 'Broken' }))
  for (const file of await blobFiles()) await rm(file)
  await database.db
    .updateTable('message_texts')
    .set({ details: '{"to":[' })
    .where('text', 'is not', null)
    .execute()
  expect(await box.read(long)).toMatchObject({ subject: 'Long', text: '' })
  expect(errors).toHaveLength(1)
  expect(await box.read(broken)).toMatchObject({ subject: 'Broken', attachments: [] })
  await close()
})

it('[GW-02] keeps every blob that a mail needs when the blob store is swept', async () => {
  const { store, alice, database, blobs, close } = await openSqlStore()
  const box = store.mailbox(alice)
  const ref = await box.append('INBOX', testMail({ text: '字'.repeat(300_000) }))
  await blobs.put(Buffer.from('orphan'))
  expect(await blobs.sweep((keys) => referencedBlobs(database, keys), { minAgeMs: -1 })).toBe(1)
  expect((await box.read(ref)).text.length).toBeGreaterThan(299_999)
  await close()
})

it('[SH-08, T40] finds in hundreds of folders what it finds in a few, and nothing that was thrown away', async () => {
  const { store, alice, database, close } = await openSqlStore()
  const box = store.mailbox(alice)
  const names = Array.from({ length: 300 }, (_, index) => `Order ${index}`)
  await box.append('INBOX', testMail({ subject: 'budget here' }))
  await database.db
    .insertInto('folders')
    .values(names.map((name) => ({ account_id: alice, name })))
    .execute()
  await box.append('Order 299', testMail({ subject: 'budget there' }))
  await box.append('Trash', testMail({ subject: 'budget gone' }))
  const subjectsOf = async (folders?: readonly string[]) => {
    const query = { conditions: { text: 'budget' }, offset: 0, limit: 10 }
    const { messages } = await box.search(query, folders && { readable: new Set(folders) })
    return messages
      .map(({ ref, subject }) => `${ref.folder}: ${subject}`)
      .toSorted((a, b) => (a < b ? -1 : 1))
  }
  expect(await subjectsOf()).toEqual(['INBOX: budget here', 'Order 299: budget there'])
  // Those that are locked are not looked into.
  expect(await subjectsOf(['INBOX', ...names.slice(0, 200)])).toEqual(['INBOX: budget here'])
  expect(await subjectsOf(names)).toEqual(['Order 299: budget there'])
  await close()
})
