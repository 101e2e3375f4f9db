import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { plainWords } from '../../../migrations/0054_plain_words'
import { addToIndex } from '../../mail-store/sql/search/SearchIndex'
import type { Database } from '../Database'
import { openDatabase } from '../openDatabase'

let folder: string
let database: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-words-'))
  database = await openDatabase(join(folder, 'mailroom.db'))
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const rowsOf = async (text: string) =>
  (await sql<{ text: unknown }>`${sql.raw(text)}`.execute(database.db)).rows
const definition = async () =>
  String((await rowsOf(`select sql as text from sqlite_master where name = 'message_words'`))[0]!.text)

/** As it was made before. */
async function beginBefore() {
  await sql`drop table message_words`.execute(database.db)
  await sql`create virtual table message_words using fts5(account, sender, subject, people, files, content,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0')`.execute(database.db)
}

const isFound = async (word: string) =>
  (await rowsOf(`select rowid as text from message_words where message_words match '"${word}"'`)).length > 0

const words = {
  id: 7,
  sender: 'wei',
  subject: 'q3 报告 告',
  people: '',
  files: '',
  content: 'straße ünïcode',
}

it('[ML-09] [T40] an index without words is begun anew, and takes words as they are', async () => {
  await beginBefore()
  await plainWords.up(database.db)
  expect(await definition()).toContain(`tokenize = 'ascii'`)
  const settings = await rowsOf(`select k || ' ' || v as text from message_words_config`)
  expect(settings.map((row) => row.text)).toEqual(expect.arrayContaining(['pgsz 16338', 'automerge 8']))
  await database.transaction((trx) => addToIndex(trx, 1, [words]))
  for (const word of ['报告', 'q3', 'straße', 'ünïcode']) expect(await isFound(word)).toBe(true)
  expect(await isFound('报')).toBe(false)
})

it('[ML-09] an index with words stays, and finds them', async () => {
  await beginBefore()
  await database.transaction((trx) => addToIndex(trx, 1, [words]))
  await plainWords.up(database.db)
  expect(await definition()).toContain('unicode61')
  for (const word of ['报告', 'q3', 'straße', 'ünïcode']) expect(await isFound(word)).toBe(true)
})
