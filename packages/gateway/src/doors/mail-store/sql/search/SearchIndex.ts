import type { MessageSearch } from '@mailroom/core'
import { type RawBuilder, sql } from 'kysely'
import type { AccountId } from '../../../../accounts/AccountId'
import type { Executor } from '../../../database/Database'
import { type SearchPhrase, searchPhrases, searchTokens } from './searchTokens'

/** The words of one mail under which it is found, as `indexedWords` makes them. */
export interface SearchableMail {
  readonly id: number
  readonly sender: string
  readonly subject: string
  readonly people: string
  readonly files: string
  readonly content: string
}

/** Longer contents are searchable in their beginning: about a hundred pages. */
const maxIndexedCharacters = 200_000

/** A text as the index takes it. Made before the transaction, since a long text takes its time. */
export const indexedWords = (text: string): string =>
  searchTokens(text.slice(0, maxIndexedCharacters)).join(' ')

/** Adds a mail to the index. Call it in the transaction that adds the mail. */
export async function addToIndex(
  executor: Executor,
  accountId: AccountId,
  mail: SearchableMail,
): Promise<void> {
  await sql`insert into message_words (rowid, account, sender, subject, people, files, content)
    values (${mail.id}, ${accountToken(accountId)}, ${mail.sender}, ${mail.subject}, ${mail.people}, ${mail.files},
      ${mail.content})`.execute(executor)
}

/** Takes mails out of the index. Call it in the transaction that deletes the mails. */
export async function removeFromIndex(executor: Executor, ids: readonly number[]) {
  if (ids.length === 0) return
  await sql`delete from message_words where rowid in (${sql.join(ids)})`.execute(executor)
}

/**
 * A subquery with the ids of an account's mails that match, newest first, as column `id`.
 *
 * @param senderColumn what `search.sender` means: in Sent, lists show the recipients
 * @returns            undefined when the search has no word in it: everything matches
 */
export function matchingIds(
  accountId: AccountId,
  search: MessageSearch,
  senderColumn: 'sender' | 'people',
): RawBuilder<unknown> | undefined {
  const terms = [
    ...toTerms(search.text, 'sender subject people files content'),
    ...toTerms(search.sender, senderColumn),
    ...toTerms(search.subject, 'subject'),
    ...toTerms(search.content, 'content'),
  ]
  if (terms.length === 0) return undefined
  const match = [`{account} : "${accountToken(accountId)}"`, ...terms].join(' AND ')
  return sql`select rowid as id from message_words where message_words match ${match} order by rowid desc`
}

const toTerms = (text: string | undefined, columns: string) =>
  searchPhrases(text ?? '').map((phrase) => `{${columns}} : ${toFts(phrase)}`)

/** `"project bud" *`: a phrase whose last token may go on. Tokens are letters and digits: nothing to escape. */
const toFts = ({ tokens, isOpen }: SearchPhrase) => `"${tokens.join(' ')}"${isOpen ? ' *' : ''}`

const accountToken = (accountId: AccountId) => `a${accountId}`
