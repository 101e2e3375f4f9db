import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSettings } from '../config/readSettings'
import { openStore } from '../openStore'
import { type FreshDatabase, freshDatabase, isPostgresRun } from '../testing/freshDatabase'
import { sampleMail } from '../testing/openTestGateway'
import { dumpPostgres, restorePostgres } from './postgresDump'

let folder: string
let data: FreshDatabase
let other: FreshDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-backup-'))
  data = await freshDatabase()
  other = await freshDatabase()
})
afterEach(async () => {
  await data.remove()
  await other.remove()
  await rm(folder, { recursive: true, force: true })
})

const open = (name: string, { url }: FreshDatabase) =>
  openStore(readSettings({ given: { dataFolder: join(folder, name), databaseUrl: url } }))

/** What an operator does with the tools of the database, from the one place to the other. */
async function copyDatabase(): Promise<void> {
  if (isPostgresRun()) {
    await dumpPostgres(data.url, join(folder, 'dump'))
    return restorePostgres(other.url, join(folder, 'dump'))
  }
  const database = new DatabaseSync(join(folder, 'data/mailroom.db'))
  database.prepare('vacuum into ?').run(join(folder, 'other/mailroom.db'))
  database.close()
}

it('[GW-06] copied by other means, the database before the bytes: every mail of the copy is whole', async () => {
  const gateway = await open('data', data)
  const alice = await gateway.accounts.create({ address: 'alice@example.com', displayName: 'Alice' })
  const box = gateway.mail.mailbox(alice.id)
  for (const subject of ['one', 'two']) await box.append('INBOX', sampleMail(subject))

  await mkdir(join(folder, 'other'))
  await copyDatabase()
  // People go on meanwhile.
  await box.append('INBOX', sampleMail('later'))
  await cp(join(folder, 'data/blobs'), join(folder, 'other/blobs'), { recursive: true })
  await gateway.close()

  const restored = await open('other', other)
  const copy = restored.mail.mailbox(alice.id)
  const { messages } = await copy.list({ folder: 'INBOX', offset: 0, limit: 9 })
  expect(messages.map(({ subject }) => subject).toSorted()).toEqual(['one', 'two'])
  for (const { ref, sizeBytes } of messages)
    expect(await buffer(await (await copy.raw(ref)).open())).toHaveLength(sizeBytes)
  await restored.close()
})
