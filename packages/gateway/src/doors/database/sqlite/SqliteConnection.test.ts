import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type StatementResultingChanges } from 'node:sqlite'
import { CompiledQuery } from 'kysely'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { WriteQueue } from '../WriteQueue'
import type { Checkpoints } from './checkpoints/Checkpoints'
import { openFile } from './openFile'
import { repeated } from './repeated'
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

it('[GW-02] [T40] keeps a long statement ready when it comes again, and not the first time', async () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  onTestFinished(() => prepare.mockRestore())
  const ask = (count: number) =>
    connection.executeQuery(
      CompiledQuery.raw(
        `select 1 where 1 in (${Array.from({ length: count }, () => '?').join()})`,
        Array.from({ length: count }, (_, index) => index),
      ),
    )
  for (let time = 0; time < 4; time += 1) expect((await ask(100)).rows).toHaveLength(1)
  expect(prepare).toHaveBeenCalledTimes(2)
  // Those that never come again push out none that does.
  for (let count = 101; count < 700; count += 1) await ask(count)
  await ask(100)
  expect(prepare).toHaveBeenCalledTimes(601)
})

it('[GW-02] carries a statement out for each of several rows, and says what each changed', async () => {
  writer.run('create table rows (id integer primary key, word text unique)')
  const insert = 'insert into rows (word) values (?) on conflict do nothing'
  const { rows } = await connection.executeQuery<StatementResultingChanges>(
    repeated(insert, [['one'], ['one'], ['two']]),
  )
  expect(rows.map(({ changes, lastInsertRowid }) => ({ changes, lastInsertRowid }))).toEqual([
    { changes: 1, lastInsertRowid: 1 },
    { changes: 0, lastInsertRowid: 1 },
    { changes: 1, lastInsertRowid: 2 },
  ])
})
