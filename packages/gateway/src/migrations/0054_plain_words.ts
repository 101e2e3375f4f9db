import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../doors/database/columns'

/**
 * As full as FTS5 fills a page of 4 KiB by itself: what it writes lies in rows of this length, and one should be one page of
 * the file.
 */
const pageRest = 46

/**
 * Words come to the index folded and with a blank between two of them, so nothing has to know what a letter is. An index
 * with words in it stays what it is: it finds the same, and takes a tenth longer to write.
 */
export const plainWords: Migration = {
  async up(db) {
    if (isPostgres(db)) return
    const { rows } = await sql`select 1 from message_words_docsize limit 1`.execute(db)
    if (rows.length > 0) return
    await sql`drop table message_words`.execute(db)
    await sql`create virtual table message_words using fts5(
      account, sender, subject, people, files, content,
      content = '', contentless_delete = 1, tokenize = 'ascii')`.execute(db)
    const pages = await sql<{ page_size: number }>`pragma page_size`.execute(db)
    await sql`insert into message_words (message_words, rank)
      values ('pgsz', ${sql.lit(pages.rows[0]!.page_size - pageRest)})`.execute(db)
    // As migration 0023 says.
    await sql`insert into message_words (message_words, rank) values ('automerge', 8)`.execute(db)
  },
}
