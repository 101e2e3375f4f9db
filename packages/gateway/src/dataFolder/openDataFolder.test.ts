import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDataFolder } from './openDataFolder'

let parent: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mailroom-data-'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

/** Another process that holds the lock until it is killed. */
async function holdInOtherProcess(path: string) {
  const script = `
    const { DatabaseSync } = require('node:sqlite')
    const handle = new DatabaseSync(${JSON.stringify(join(path, 'mailroom.lock'))})
    handle.exec('begin exclusive')
    require('node:fs').writeFileSync(${JSON.stringify(join(path, 'mailroom.pid'))}, String(process.pid))
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return {
    pid: child.pid,
    kill: () => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGKILL')),
  }
}

it('[GW-02] makes the folder and says where things are', async () => {
  const path = join(parent, 'new', 'data')
  const folder = await openDataFolder(path)
  expect(folder.databaseFile).toBe(join(path, 'mailroom.db'))
  expect(folder.blobFolder).toBe(join(path, 'blobs'))
  expect(await readFile(join(path, 'mailroom.pid'), 'utf8')).toBe(`${process.pid}\n`)
  await folder.close()
})

it('[GW-02] refuses a folder that a live process holds, and names that process', async () => {
  const other = await holdInOtherProcess(parent)
  await expect(openDataFolder(parent)).rejects.toThrow(`in use by another process (pid ${other.pid})`)
  await other.kill()
})

it('[GW-02] takes over the folder of a process that was killed', async () => {
  const other = await holdInOtherProcess(parent)
  await other.kill()
  const folder = await openDataFolder(parent)
  expect(await readFile(join(parent, 'mailroom.pid'), 'utf8')).toBe(`${process.pid}\n`)
  await folder.close()
})

it('[GW-02] refuses a second opening in the same process until the first is closed', async () => {
  const first = await openDataFolder(parent)
  await expect(openDataFolder(parent)).rejects.toThrow(/in use by another process/)
  await first.close()
  const second = await openDataFolder(parent)
  await second.close()
})
