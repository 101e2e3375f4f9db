import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { indexedWords } from '../../packages/gateway/src/doors/mail-store/sql/search/SearchIndex'

/** Mails of one transaction. */
const mailsPerCommit = 2_000

/** Columns of a row that a copy may not share. `:shift` is more than any number of the originals. */
const changed: Readonly<Record<string, string>> = {
  id: 'id + :shift',
  uid: 'uid + :shift',
  conversation_id: 'conversation_id + :shift',
  // A copy is years older: neighbours that look alike could not be told from each other.
  received_at: 'received_at - 100000000000 * :copy',
  message_id: "message_id || '.' || :copy",
  blob_key: "blob_key || '.' || :copy",
  append_key: 'null',
}

const question = `select messages.id, account_id, from_name, from_address, subject, to_json, text
  from messages left join message_texts on message_texts.message_id = messages.id
  where folder_id = ? and messages.id > ? and messages.id <= ? order by messages.id`

const insertWords = `insert into message_words (rowid, account, sender, subject, people, files, content)
  values (?, ?, ?, ?, ?, '', ?)`

/**
 * Makes the inboxes of a gateway that rests so many times as large: each mail's row, texts and words of the search are
 * copied in its database. The bytes of the mails are not, since nothing that is measured reads them.
 */
export function multiplyInbox(dataFolder: string, times: number): void {
  const database = new DatabaseSync(join(dataFolder, 'mailroom.db'))
  database.exec('pragma synchronous = off; pragma foreign_keys = off')
  const folders = database
    .prepare(`select id, next_uid from folders where role = 'inbox' and total_count > 0`)
    .all()
  for (const folder of folders) copyMails(database, Number(folder['id']), times)
  database.exec(`update folders set
    total_count = (select count(*) from messages where folder_id = folders.id),
    unread_count = (select count(*) from messages where folder_id = folders.id and is_read = 0),
    next_uid = 1 + coalesce((select max(uid) from messages where folder_id = folders.id), next_uid)
    where role = 'inbox'`)
  database.close()
}

function copyMails(database: DatabaseSync, folder: number, times: number): void {
  const last = Number(database.prepare('select max(max(id), max(uid)) as last from messages').get()!['last'])
  const names = columnsOf(database, 'messages')
  const textNames = columnsOf(database, 'message_texts').filter((name) => name !== 'message_id')
  const rows = `insert into messages (${names.join()}) select ${names.map((name) => changed[name] ?? name).join()}
    from messages where folder_id = :folder and id > :after and id <= :until`
  const texts = `insert into message_texts (message_id, ${textNames.join()})
    select message_texts.message_id + :shift, ${textNames.join()} from message_texts
    join messages on messages.id = message_texts.message_id
    where folder_id = :folder and messages.id > :after and messages.id <= :until`
  for (let copy = 1; copy < times; copy += 1) {
    const shift = copy * last
    for (let after = 0; after < last; after += mailsPerCommit) {
      const until = Math.min(after + mailsPerCommit, last)
      database.exec('begin')
      database.prepare(rows).run({ folder, after, until, shift, copy })
      database.prepare(texts).run({ folder, after, until, shift })
      addWords(database, database.prepare(question).all(folder, after, until), shift)
      database.exec('commit')
    }
  }
}

type Row = ReturnType<ReturnType<DatabaseSync['prepare']>['all']>[number]

function addWords(database: DatabaseSync, mails: readonly Row[], shift: number): void {
  const statement = database.prepare(insertWords)
  for (const mail of mails) {
    const words = (...columns: string[]) =>
      indexedWords(columns.map((name) => String(mail[name] ?? '')).join(' '))
    statement.run(
      Number(mail['id']) + shift,
      `a${String(mail['account_id'])}`,
      words('from_name', 'from_address'),
      words('subject'),
      words('to_json'),
      words('text'),
    )
  }
}

const columnsOf = (database: DatabaseSync, table: string): string[] =>
  database
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map((row) => String(row['name']))
