import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bundleProgram } from '../../../../testing/bundleProgram'
import { openFile } from '../openFile'
import { Checkpoints } from './Checkpoints'

let folder: string
let handle: DatabaseSync

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-checkpoints-'))
  handle = openFile(join(folder, 'mailroom.db'), 'readWrite')
  handle.exec('pragma wal_autocheckpoint = 0; create table mails (id)')
})
afterEach(async () => {
  handle.close()
  await rm(folder, { recursive: true, force: true })
})

/** Mails in the file alone, without its log. */
async function inFile(): Promise<unknown> {
  const copy = join(folder, 'copy.db')
  await cp(join(folder, 'mailroom.db'), copy)
  const database = new DatabaseSync(copy)
  try {
    return database.prepare('select count(*) as mails from mails').get()?.['mails']
  } finally {
    database.close()
  }
}

async function openCheckpoints() {
  const source = join(import.meta.dirname, 'checkpointThread.ts')
  const program = await bundleProgram(source, join(folder, 'thread.mjs'))
  return new Checkpoints(join(folder, 'mailroom.db'), pathToFileURL(program))
}

it('[GW-03] [T40] carries what was committed over into the file, beside the thread that writes', async () => {
  const checkpoints = await openCheckpoints()
  for (const count of [1, 2, 3]) {
    handle.exec(`insert into mails values (${count})`)
    checkpoints.wake()
    await vi.waitFor(async () => expect(await inFile()).toBe(count))
  }
  await checkpoints.close()
})

it('[GW-03] [T40] begins anew after its thread was lost', async () => {
  const mortal = join(folder, 'mortal.mjs')
  const lives = join(folder, 'lives')
  await writeFile(
    mortal,
    `import { appendFileSync } from 'node:fs'
    appendFileSync(${JSON.stringify(lives)}, 'x')
    process.exit(1)`,
  )
  const checkpoints = new Checkpoints(join(folder, 'mailroom.db'), pathToFileURL(mortal))
  await vi.waitFor(async () => {
    checkpoints.wake()
    expect(await readFile(lives, 'utf8')).toMatch(/^xx/)
  })
  await checkpoints.close()
})

it('[GW-03] is left to SQLite where there is no program for a thread', () => {
  const missing = new Checkpoints(join(folder, 'mailroom.db'), pathToFileURL(join(folder, 'missing.mjs')))
  expect(missing.isPossible).toBe(false)
})
