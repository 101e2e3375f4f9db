import type { MessageSearch, SearchConditions } from '@mailroom/core'
import type { RawBuilder } from 'kysely'
import type { AccountId } from '../../../../accounts/AccountId'
import { isPostgres } from '../../../database/columns'
import type { Executor } from '../../../database/Database'
import { fts5Index } from './fts5Index'
import { joinedTokens, searchPhrases } from './searchTokens'
import { tsvectorIndex } from './tsvectorIndex'
import { type SearchableMail, type SearchTerm, type WordColumn, wordColumns } from './WordIndex'

/** Longer contents are searchable in their beginning: about a hundred pages. */
const maxIndexedCharacters = 200_000

/** A text as the index takes it. Made before the transaction, since a long text takes its time. */
export const indexedWords = (text: string): string => joinedTokens(text.slice(0, maxIndexedCharacters))

/** Mails of one step: more would keep all their words in memory once more, and let nobody come in between. */
const mailsPerStep = 10

/**
 * Adds mails to the index. Call it once in the transaction that adds them, for all of them, and after their rows: between
 * two statements that write something else, FTS5 has to write what it holds.
 *
 * They are added by ascending id, because FTS5 writes a segment of its own for each mail that is not.
 *
 * @param onStep awaited after some mails
 */
export async function addToIndex(
  executor: Executor,
  accountId: AccountId,
  mails: readonly SearchableMail[],
  onStep: () => Promise<void> = async () => {},
): Promise<void> {
  const sorted = mails.toSorted((a, b) => a.id - b.id)
  for (let at = 0; at < sorted.length; at += mailsPerStep) {
    await indexOf(executor).add(executor, accountId, sorted.slice(at, at + mailsPerStep))
    await onStep()
  }
}

/** Takes mails out of the index. Call it in the transaction that deletes the mails. */
export async function removeFromIndex(executor: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await indexOf(executor).remove(executor, ids)
}

/**
 * A subquery with the ids of an account's mails that match, newest first, as column `id`; for its rows alone, see `WordIndex`.
 *
 * @param senderColumn what `search.sender` means: in Sent, lists show the recipients
 * @returns            undefined when the search has no word in it: everything matches
 */
export function matchingIds(
  executor: Executor,
  accountId: AccountId,
  search: MessageSearch,
  senderColumn: 'sender' | 'people',
): RawBuilder<unknown> | undefined {
  const terms = [
    ...toTerms(search.text, wordColumns),
    ...toTerms(search.sender, [senderColumn]),
    ...toTerms(search.subject, ['subject']),
    ...toTerms(search.content, ['content']),
  ]
  return terms.length === 0 ? undefined : indexOf(executor).matchingIds(accountId, terms)
}

/**
 * The same for the words of a search over all folders.
 *
 * @returns undefined when there is no word in it
 */
export function matchingConditions(
  executor: Executor,
  accountId: AccountId,
  given: SearchConditions,
): RawBuilder<unknown> | undefined {
  const terms = [
    ...toTerms(given.text, wordColumns),
    ...toTerms(given.subject, ['subject']),
    ...toTerms(given.content, ['content']),
    ...toTerms(given.attachment, ['files']),
    ...toTerms(given.sender, ['sender']),
    ...toTerms(given.recipient, ['people']),
    ...toTerms(given.copied, ['people']),
    ...toTerms(given.correspondent, ['sender', 'people']),
  ]
  const excluded = toTerms(given.without, wordColumns)
  return terms.length + excluded.length === 0
    ? undefined
    : indexOf(executor).matchingIds(accountId, terms, excluded)
}

const indexOf = (executor: Executor) => (isPostgres(executor) ? tsvectorIndex : fts5Index)

const toTerms = (text: string | undefined, columns: readonly WordColumn[]): SearchTerm[] =>
  searchPhrases(text ?? '').map((phrase) => ({ columns, phrase }))
