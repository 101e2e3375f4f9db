import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { openFolderBlobStore } from '../../../blob-store/folder/openFolderBlobStore'
import { openDatabase } from '../../../database/openDatabase'
import { createLocalEventBus } from '../../../events/createLocalEventBus'
import { bundleProgram } from '../../../../testing/bundleProgram'
import { testPlace } from '../../../../testing/openTestDatabase'
import { createSqlMailStore } from '../createSqlMailStore'
import { referencedBlobs } from '../referencedBlobs'

/** Mails that are safe before each kill: some die at their first mails, some in the middle of a group. */
const killAfter = [1, 30, 104, 190, 333]

async function openFolder(where: string, folder: string) {
  const database = await openDatabase(where)
  const blobs = await openFolderBlobStore(join(folder, 'blobs'))
  return { database, blobs, store: createSqlMailStore({ database, blobs, events: createLocalEventBus() }) }
}

async function appendUntilKilled(program: string, args: string[], count: number): Promise<string[]> {
  const child = fork(program, args, { execArgv: [] })
  const safe: string[] = []
  child.on('message', (subjects: string[]) => {
    safe.push(...subjects)
    if (safe.length >= count) child.kill('SIGKILL')
  })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  return safe
}

it('[R3] has every mail that it said was safe, whole, after kill -9 at any moment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-durable-'))
  const source = join(import.meta.dirname, 'appendForEver.ts')
  const program = await bundleProgram(source, join(folder, 'appendForEver.mjs'))
  const place = await testPlace()
  const { database, store } = await openFolder(place.where, folder)
  const row = { address: 'a@example.com', login_name: 'a', display_name: 'A', created_at: 0 }
  const { id } = await database.db
    .insertInto('accounts')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  await store.mailbox(id).folders()
  await database.close()

  const safe: string[] = []
  for (const [round, count] of killAfter.entries()) {
    safe.push(...(await appendUntilKilled(program, [place.where, folder, String(id), String(round)], count)))
  }

  const after = await openFolder(place.where, folder)
  const box = after.store.mailbox(id)
  const found = new Set<string>()
  for (let total = 1; found.size < total;) {
    const page = await box.list({ folder: 'INBOX', offset: found.size, limit: 100 })
    total = page.totalCount
    expect(page.messages.length).toBeGreaterThan(0)
    for (const { ref, subject, sizeBytes } of page.messages) {
      expect(found).not.toContain(subject)
      found.add(subject)
      expect((await buffer(await (await box.raw(ref)).open())).length).toBe(sizeBytes)
      expect((await box.read(ref)).text.startsWith(`${subject} ${subject}`)).toBe(true)
    }
  }
  expect(safe.filter((subject) => !found.has(subject))).toEqual([])
  const search = await box.list({ folder: 'INBOX', offset: 0, limit: 1, search: { subject: `"${safe[0]}"` } })
  expect(search.totalCount).toBeGreaterThan(0)

  // What was on the way at a kill lies around, and goes: after that, each file belongs to a mail.
  await after.blobs.sweep((keys) => referencedBlobs(after.database, keys), { minAgeMs: -1 })
  expect(await after.blobs.sweep((keys) => referencedBlobs(after.database, keys), { minAgeMs: -1 })).toBe(0)
  await after.database.close()
  await place.remove()
  await rm(folder, { recursive: true, force: true })
})
