import type { LiveEvent } from '@mailroom/core'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '../../../../testing/openTestDatabase'
import { openFolderBlobStore } from '../../../blob-store/folder/openFolderBlobStore'
import { createLocalEventBus } from '../../../events/createLocalEventBus'
import { createSqlMailStore } from '../createSqlMailStore'
import { referencedBlobs } from '../referencedBlobs'

/** A fresh store over a database and a folder of its own, with two accounts. */
export async function openSqlStore() {
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
