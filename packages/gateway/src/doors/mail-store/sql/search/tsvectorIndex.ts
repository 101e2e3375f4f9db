import { type RawBuilder, sql } from 'kysely'
import type { AccountId } from '../../../../accounts/AccountId'
import {
  type SearchableMail,
  type SearchTerm,
  type WordColumn,
  type WordIndex,
  wordColumns,
} from './WordIndex'

/** Says in one letter, in front of each word, where it stands: so one index serves all columns. */
const letters: Readonly<Record<WordColumn, string>> = {
  sender: 's',
  subject: 't',
  people: 'p',
  files: 'f',
  content: 'c',
}

/** A tsvector holds less than a megabyte of different words. @source https://www.postgresql.org/docs/15/textsearch-limitations.html */
const maxLexemeBytes = 1_000_000

/**
 * Full text of PostgreSQL: a `tsvector` of the words of a mail finds those that may match, and the words in their
 * order tell whether they do. A tsvector knows places too, but only the first 256 of a word and none behind the
 * 16,383rd, so that a phrase at the end of a long mail would not be found by it.
 */
export const tsvectorIndex: WordIndex = {
  async add(executor, accountId, mails) {
    const rows = mails.map((mail) => {
      const texts = wordColumns.map((column) => sql`${padded(mail[column])}`)
      return sql`(${mail.id}, ${sql.join(texts)}, array_to_tsvector(${lexemesOf(accountId, mail)}))`
    })
    await sql`insert into message_words (message_id, ${sql.join(wordColumns.map((column) => sql.ref(column)))}, lexemes)
      values ${sql.join(rows)}`.execute(executor)
  },

  async remove(executor, ids) {
    await sql`delete from message_words where message_id in (${sql.join(ids)})`.execute(executor)
  },

  matchingIds(accountId, terms, excluded = []) {
    const query = [
      `'${accountLexeme(accountId)}'`,
      ...terms.map(toTsquery),
      ...excluded.filter((term) => !isPhrase(term)).map((term) => `!${toTsquery(term)}`),
    ].join(' & ')
    // With "offset 0" the candidates are in their order before any words are read: of many, only those of the newest are.
    const candidates = sql`select message_id as id from message_words where lexemes @@ ${query}::tsquery
      order by message_id desc offset 0`
    const phrases = [
      ...terms.filter(isPhrase).map(isPhraseThere),
      ...excluded.filter(isPhrase).map((term) => sql`not ${isPhraseThere(term)}`),
    ]
    if (phrases.length === 0) return candidates
    return sql`select id from (${candidates}) candidates
      where (select ${sql.join(phrases, sql` and `)} from message_words where message_id = candidates.id)`
  },
}

const isPhrase = ({ phrase }: SearchTerm) => phrase.tokens.length > 1

/** Blanks on both sides, so that each word has one before and one behind it. */
const padded = (words: string) => (words === '' ? '' : ` ${words} `)

const accountLexeme = (accountId: AccountId) => `@${accountId}`

function lexemesOf(accountId: AccountId, mail: SearchableMail): string[] {
  const lexemes = new Set([accountLexeme(accountId)])
  let bytes = 0
  for (const column of wordColumns) {
    for (const word of new Set(mail[column].split(' '))) {
      if (word === '') continue
      const lexeme = letters[column] + word
      bytes += Buffer.byteLength(lexeme)
      if (bytes > maxLexemeBytes) return [...lexemes]
      lexemes.add(lexeme)
    }
  }
  return [...lexemes]
}

/** `('s会议' & 's议室':*) | ('t会议' & 't议室':*)`. Tokens are letters and digits: nothing to escape. */
function toTsquery({ columns, phrase: { tokens, isOpen } }: SearchTerm): string {
  const open = isOpen ? ':*' : ''
  const inColumn = (column: WordColumn) =>
    tokens.map((token) => `'${letters[column]}${token}'`).join(' & ') + open
  return `(${columns.map((column) => `(${inColumn(column)})`).join(' | ')})`
}

function isPhraseThere({ columns, phrase: { tokens, isOpen } }: SearchTerm): RawBuilder<unknown> {
  const pattern = `% ${tokens.join(' ')}${isOpen ? '' : ' '}%`
  return sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} like ${pattern}`),
    sql` or `,
  )})`
}
