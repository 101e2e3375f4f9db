import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openFile } from '../../packages/gateway/src/doors/database/sqlite/openFile'
import { indexedWords } from '../../packages/gateway/src/doors/mail-store/sql/search/SearchIndex'

/** Mails of one transaction, as when an index is filled. */
const mailsPerCommit = 200

/** What the words of a mail are made of here. Its files are few words, and left out. */
const question = `select messages.id, from_name, from_address, subject, to_json, text
  from messages left join message_texts on message_texts.message_id = messages.id`

/** Tables that are written, with their indexes. */
const shape = `select sql from sqlite_master where sql is not null
  and tbl_name in ('messages', 'message_texts', 'message_words') order by type = 'index'`

const insertWords = `insert into message_words (rowid, account, sender, subject, people, files, content)
  values (?, 'a1', ?, ?, ?, '', ?)`

/**
 * What writing alone costs: the rows, texts and words of an index that is full, once more into an empty database of the
 * same shape and with the same promises, in the order of their ids, by SQLite's own prepared statements.
 *
 * @param dataFolder of the gateway that filled it
 */
export async function writingSeconds(dataFolder: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-floor-'))
  const from = new DatabaseSync(join(dataFolder, 'mailroom.db'), { readOnly: true })
  const to = openFile(join(folder, 'mailroom.db'), 'readWrite')
  to.exec('pragma foreign_keys = off')
  try {
    for (const row of from.prepare(shape).all()) to.exec(String(row['sql']))
    return copyMails(from, to)
  } finally {
    from.close()
    to.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Only writing counts: everything of a transaction is read and made before. */
function copyMails(from: DatabaseSync, to: DatabaseSync): number {
  const ids = from
    .prepare('select id from messages order by id')
    .all()
    .map((row) => Number(row['id']))
  let ms = 0
  for (let at = 0; at < ids.length; at += mailsPerCommit) {
    const some = ids.slice(at, at + mailsPerCommit).join()
    const rows = from.prepare(`select * from messages where id in (${some}) order by id`).all()
    const texts = from.prepare(`select * from message_texts where message_id in (${some})`).all()
    const words = from.prepare(`${question} where messages.id in (${some}) order by messages.id`).all()
    const made = words.map((row) => {
      const wordsOf = (...names: string[]) =>
        indexedWords(names.map((name) => String(row[name] ?? '')).join(' '))
      const sender = wordsOf('from_name', 'from_address')
      return [Number(row['id']), sender, wordsOf('subject'), wordsOf('to_json'), wordsOf('text')]
    })
    const began = performance.now()
    to.exec('begin immediate')
    insertAll(to, 'messages', rows)
    insertAll(to, 'message_texts', texts)
    const statement = to.prepare(insertWords)
    for (const values of made) statement.run(...values)
    to.exec('commit')
    ms += performance.now() - began
  }
  return ms / 1000
}

type Row = ReturnType<ReturnType<DatabaseSync['prepare']>['all']>[number]

function insertAll(to: DatabaseSync, table: string, rows: readonly Row[]): void {
  const [first] = rows
  if (first === undefined) return
  const names = Object.keys(first)
  const places = names.map(() => '?').join()
  const statement = to.prepare(`insert into ${table} (${names.join()}) values (${places})`)
  for (const row of rows) statement.run(...names.map((name) => row[name]!))
}
