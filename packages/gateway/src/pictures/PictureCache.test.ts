import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPictureCache } from './PictureCache'

let folder: string
let now = 0

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-pictures-'))
  now = Date.now()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = () => openPictureCache({ folder, maxBytes: 250, maxAgeMs: 60_000, now: () => now })
const order = (address: string, accountId = 1) => ({ accountId, address, ref: { folder: 'INBOX', uid: 1 } })
const picture = Buffer.alloc(100, 7)

it('[RD-17] keeps a picture for whoever asked for it, and nobody else, also over a restart', async () => {
  await (await open()).write(order('https://a.example/1'), picture)
  const again = await open()
  expect(await again.read(order('https://a.example/1'))).toEqual(picture)
  expect(await again.read(order('https://a.example/1', 2))).toBeUndefined()
  expect(await again.read(order('https://a.example/2'))).toBeUndefined()
})

it('[RD-17] has room for so many bytes, and lets the one go that nobody asked for longest', async () => {
  const cache = await open()
  await cache.write(order('1'), picture)
  await cache.write(order('2'), picture)
  await cache.read(order('1'))
  await cache.write(order('3'), picture)
  expect(await cache.read(order('2'))).toBeUndefined()
  expect(await cache.read(order('1'))).toEqual(picture)
  expect(await readdir(folder)).toHaveLength(2)
})

it('[RD-17] forgets what is old, and throws away what was half written', async () => {
  await writeFile(join(folder, 'x.part'), 'half')
  const cache = await open()
  await cache.write(order('1'), picture)
  now += 60_001
  expect(await cache.read(order('1'))).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
})
