import { type RawBuilder, sql } from 'kysely'
import type { AccountId } from '../../../../accounts/AccountId'
import type { SearchPhrase } from './searchTokens'
import { repeated } from '../../../database/sqlite/repeated'
import { type SearchTerm, wordColumns, type WordIndex } from './WordIndex'

/** FTS5 of SQLite: it keeps the words of a mail, not its text (`content = ''`). */
export const fts5Index: WordIndex = {
  /**
   * A statement a mail. One of many mails could fail half-way, so SQLite would make a savepoint for it, and at every
   * savepoint FTS5 writes the words that it has gathered as a segment of their own, to be merged with the others later.
   */
  async add(executor, accountId, mails) {
    const account = accountToken(accountId)
    await executor.executeQuery(
      repeated(
        `insert into message_words (rowid, account, sender, subject, people, files, content)
          values (?, ?, ?, ?, ?, ?, ?)`,
        mails.map((mail) => [mail.id, account, ...wordColumns.map((column) => mail[column])]),
      ),
    )
  },

  async remove(executor, ids) {
    await sql`delete from message_words where rowid in (${sql.join(ids)})`.execute(executor)
  },

  matchingIds(accountId, terms, excluded = []): RawBuilder<unknown> {
    const without = (wanted: readonly string[]) =>
      [`(${wanted.join(' AND ')})`, ...excluded.map((term) => `(${toFts(term)})`)].join(' NOT ')
    const words = terms.map(toFts)
    const ofAccount = without([`{account} : "${accountToken(accountId)}"`, ...words])
    const match = terms.length === 0 ? sql`${ofAccount}` : unlessFew(ofAccount, without(words))
    return sql`select rowid as id from message_words where message_words match ${match} order by rowid desc`
  },
}

/** So many are looked at one by one sooner than the account's whole list of mails is looked through for them. */
const fewHits = 200

/** The words of everybody where they stand in few mails, else those of the account. */
const unlessFew = (ofAccount: string, ofAnybody: string) => sql`(case when ${fewHits} < (select count(*) from
    (select 1 from message_words where message_words match ${ofAnybody} limit ${fewHits + 1}))
  then ${ofAccount} else ${ofAnybody} end)`

const toFts = ({ columns, phrase }: SearchTerm) => `{${columns.join(' ')}} : ${phraseToFts(phrase)}`

/** `"project bud" *`: a phrase whose last token may go on. Tokens are letters and digits: nothing to escape. */
const phraseToFts = ({ tokens, isOpen }: SearchPhrase) => `"${tokens.join(' ')}"${isOpen ? ' *' : ''}`

const accountToken = (accountId: AccountId) => `a${accountId}`
