import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../openDatabase'

it('[GW-02] writes durably: WAL with synchronous=FULL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-sqlite-'))
  const database = await openDatabase(join(folder, 'mailroom.db'))
  const read = (pragma: string) =>
    database.transaction(async (trx) => (await sql`pragma ${sql.raw(pragma)}`.execute(trx)).rows[0])
  expect(await read('journal_mode')).toEqual({ journal_mode: 'wal' })
  expect(await read('synchronous')).toEqual({ synchronous: 2 })
  expect(await read('foreign_keys')).toEqual({ foreign_keys: 1 })
  await database.close()
  await rm(folder, { recursive: true, force: true })
})
