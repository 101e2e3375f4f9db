import type { RawBuilder } from 'kysely'
import type { AccountId } from '../../../../accounts/AccountId'
import type { Executor } from '../../../database/Database'
import type { SearchPhrase } from './searchTokens'

/** Where words are looked for. */
export const wordColumns = ['sender', 'subject', 'people', 'files', 'content'] as const

/** One of those. */
export type WordColumn = (typeof wordColumns)[number]

/** The words of one mail under which it is found, as `indexedWords` makes them. */
export interface SearchableMail extends Readonly<Record<WordColumn, string>> {
  readonly id: number
}

/** A phrase that has to stand in one of some columns. */
export interface SearchTerm {
  readonly columns: readonly WordColumn[]
  readonly phrase: SearchPhrase
}

/** The one part of the mail store that each engine does in its own way. Both give the same answers. */
export interface WordIndex {
  /** @param mails not empty, by ascending id, few enough for one statement */
  add(executor: Executor, accountId: AccountId, mails: readonly SearchableMail[]): Promise<void>
  /** @param ids not empty */
  remove(executor: Executor, ids: readonly number[]): Promise<void>
  /**
   * A subquery with the ids of an account's mails in which all terms are found, and none of the excluded ones, newest
   * first, as column `id`. Where they are few, those of other accounts may be among them: whoever asks takes the rows of
   * the account, or of one of its folders, alone.
   */
  matchingIds(
    accountId: AccountId,
    terms: readonly SearchTerm[],
    excluded?: readonly SearchTerm[],
  ): RawBuilder<unknown>
}
