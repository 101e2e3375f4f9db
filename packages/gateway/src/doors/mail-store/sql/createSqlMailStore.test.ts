import type { LiveEvent } from '@mailroom/core'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openFolderBlobStore } from '../../blob-store/folder/openFolderBlobStore'
import { openTestDatabase } from '../../../testing/openTestDatabase'
import { createLocalEventBus } from '../../events/createLocalEventBus'
import { mailStoreContract } from '../mailStore.contract'
import { testMail } from '../testMails'
import { createSqlMailStore } from './createSqlMailStore'
import { referencedBlobs } from './referencedBlobs'

async function openStore() {
  const database = await openTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-mails-'))
  const blobs = await openFolderBlobStore(folder)
  const bus = createLocalEventBus()
  const events: { accountId: number; event: LiveEvent }[] = []
  bus.subscribe('*', (accountId, event) => events.push({ accountId, event }))
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  const store = createSqlMailStore({ database, blobs, events: bus, onError })
  const addAccount = async (name: string) => {
    const row = { address: `${name}@example.com`, login_name: name, display_name: name, created_at: 0 }
    const { id } = await database.db
      .insertInto('accounts')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const blobFiles = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => /^[0-9a-f]{2}\/[0-9a-f]+$/.test(name))
  const held = new Set<string>()
  return {
    store,
    database,
    blobs,
    events,
    errors,
    alice: await addAccount('alice'),
    bob: await addAccount('bob'),
    async putBlob(content: Buffer) {
      const key = await blobs.put(content)
      held.add(key)
      return key
    },
    async countStrayBlobs() {
      const keys = (await blobFiles()).filter((key) => !held.has(key))
      return keys.length - (await referencedBlobs(database, keys)).size
    },
    blobFiles: async () => (await blobFiles()).map((name) => join(folder, name)),
    close: async () => {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

mailStoreContract('the database', openStore)

it('[D1] lists and opens a mail whose bytes are lost, and says so for them alone', async () => {
  const { store, alice, blobFiles, close } = await openStore()
  const box = store.mailbox(alice)
  const ref = await box.append('INBOX', testMail({ subject: 'Damaged', text: 'still here' }))
  for (const file of await blobFiles()) await rm(file)
  expect((await box.list({ folder: 'INBOX', offset: 0, limit: 10 })).messages[0]?.subject).toBe('Damaged')
  expect((await box.read(ref)).text).toContain('still here')
  await expect((await box.raw(ref)).open()).rejects.toMatchObject({ kind: 'notFound' })
  await close()
})

it('[D1] opens a mail whose long text or whose details are lost, and tells whoever runs the store', async () => {
  const { store, alice, database, errors, blobFiles, close } = await openStore()
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
  const { store, alice, database, blobs, close } = await openStore()
  const box = store.mailbox(alice)
  const ref = await box.append('INBOX', testMail({ text: '字'.repeat(300_000) }))
  await blobs.put(Buffer.from('orphan'))
  expect(await blobs.sweep((keys) => referencedBlobs(database, keys), { minAgeMs: -1 })).toBe(1)
  expect((await box.read(ref)).text.length).toBeGreaterThan(299_999)
  await close()
})
