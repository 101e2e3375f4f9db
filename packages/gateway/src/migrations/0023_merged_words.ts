import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../doors/database/columns'

/**
 * FTS5 merges words that were written at different times when there are so many portions of about the same size. Each
 * word is written again at each merge: with its default of 4, half of an import's writing was that.
 */
const portionsToMerge = 8

/** Words of mails are merged less often. */
export const mergedWords: Migration = {
  async up(db) {
    if (isPostgres(db)) return
    // Written out, because the driver hands over numbers as REAL and FTS5 takes whole ones alone.
    await sql`insert into message_words (message_words, rank)
      values ('automerge', ${sql.lit(portionsToMerge)})`.execute(db)
  },
}
