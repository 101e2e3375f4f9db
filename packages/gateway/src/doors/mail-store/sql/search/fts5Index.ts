import { type RawBuilder, sql } from 'kysely'
import type { AccountId } from '../../../../accounts/AccountId'
import type { SearchPhrase } from './searchTokens'
import type { SearchTerm, WordIndex } from './WordIndex'

/** FTS5 of SQLite: it keeps the words of a mail, not its text (`content = ''`). */
export const fts5Index: WordIndex = {
  async add(executor, accountId, mails) {
    const rows = mails.map(
      ({ id, sender, subject, people, files, content }) =>
        sql`(${id}, ${accountToken(accountId)}, ${sender}, ${subject}, ${people}, ${files}, ${content})`,
    )
    await sql`insert into message_words (rowid, account, sender, subject, people, files, content)
      values ${sql.join(rows)}`.execute(executor)
  },

  async remove(executor, ids) {
    await sql`delete from message_words where rowid in (${sql.join(ids)})`.execute(executor)
  },

  matchingIds(accountId, terms, excluded = []): RawBuilder<unknown> {
    const wanted = [`{account} : "${accountToken(accountId)}"`, ...terms.map(toFts)].join(' AND ')
    const match = [`(${wanted})`, ...excluded.map((term) => `(${toFts(term)})`)].join(' NOT ')
    return sql`select rowid as id from message_words where message_words match ${match} order by rowid desc`
  },
}

const toFts = ({ columns, phrase }: SearchTerm) => `{${columns.join(' ')}} : ${phraseToFts(phrase)}`

/** `"project bud" *`: a phrase whose last token may go on. Tokens are letters and digits: nothing to escape. */
const phraseToFts = ({ tokens, isOpen }: SearchPhrase) => `"${tokens.join(' ')}"${isOpen ? ' *' : ''}`

const accountToken = (accountId: AccountId) => `a${accountId}`
