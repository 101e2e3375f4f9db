import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WriteQueue } from '../WriteQueue'
import type { Checkpoints } from './checkpoints/Checkpoints'
import { openFile } from './openFile'
import { SqliteConnection } from './SqliteConnection'
import { StatementCache } from './StatementCache'

let folder: string
let writer: StatementCache
let wake: ReturnType<typeof vi.fn<() => void>>
let connection: SqliteConnection

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-connection-'))
  writer = new StatementCache(openFile(join(folder, 'mailroom.db'), 'readWrite'))
  wake = vi.fn()
  const checkpoints = { isPossible: true, wake } as unknown as Checkpoints
  connection = new SqliteConnection(writer, writer, new WriteQueue(), checkpoints)
})
afterEach(async () => {
  writer.close()
  await rm(folder, { recursive: true, force: true })
})

/** 2 when a commit waits for the disk, 1 when it does not. */
async function synchronous() {
  const { rows } = await connection.executeQuery<{ synchronous: number }>(
    CompiledQuery.raw('pragma synchronous'),
  )
  return rows[0]!.synchronous
}

it.each(['commit', 'rollback'] as const)(
  '[GW-02] [GW-03] does not wait for the disk with what can be made again, and does after its %s',
  async (command) => {
    await connection.beginCache()
    expect(await synchronous()).toBe(1)
    connection.end(command)
    expect(await synchronous()).toBe(2)
    expect(wake).toHaveBeenCalledOnce()
    await connection.begin()
    expect(await synchronous()).toBe(2)
    connection.end(command)
    expect(wake).toHaveBeenCalledOnce()
  },
)

it('[GW-02] waits for the disk again where what can be made again could not begin', async () => {
  const other = openFile(join(folder, 'mailroom.db'), 'readWrite')
  other.exec('begin immediate')
  writer.run('pragma busy_timeout = 0')
  await expect(connection.beginCache()).rejects.toThrow('database is locked')
  other.close()
  expect(await synchronous()).toBe(2)
  await connection.begin()
  connection.end('commit')
})
