import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { blobStoreContract } from '../blobStore.contract'
import { openFolderBlobStore } from './openFolderBlobStore'

const openTestFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-blobs-'))
  return {
    folder,
    store: await openFolderBlobStore(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

blobStoreContract('a folder', openTestFolder)

it('[GW-02] finds blobs again after it was opened anew', async () => {
  const { folder, store, close } = await openTestFolder()
  const key = await store.put(Buffer.from('kept'))
  const again = await openFolderBlobStore(folder)
  expect(String(await again.read(key))).toBe('kept')
  await close()
})

it('[GW-02] sweeps what a killed writer left unfinished', async () => {
  const { folder, store, close } = await openTestFolder()
  await writeFile(join(folder, 'incoming', 'half'), 'From: a')
  expect(await store.sweep(async () => new Set(), { minAgeMs: -1 })).toBe(1)
  expect(await readdir(join(folder, 'incoming'))).toEqual([])
  await close()
})

it('[GW-02] sweeps beside another sweep, each file counted once', async () => {
  const { folder, store, close } = await openTestFolder()
  const count = 200
  for (let index = 0; index < count; index += 1) await writeFile(join(folder, 'incoming', `half${index}`), '')
  const sweeps = [1, 2, 3, 4].map(() => store.sweep(async () => new Set(), { minAgeMs: -1 }))
  const counts = await Promise.all(sweeps)
  expect(counts.reduce((sum, swept) => sum + swept)).toBe(count)
  await close()
})

it('[GW-02] leaves files of others alone when it sweeps', async () => {
  const { folder, store, close } = await openTestFolder()
  await writeFile(join(folder, 'aa', 'README'), 'not ours')
  await chmod(join(folder, 'aa', 'README'), 0o600)
  expect(await store.sweep(async () => new Set(), { minAgeMs: -1 })).toBe(0)
  expect(await readdir(join(folder, 'aa'))).toEqual(['README'])
  await close()
})
