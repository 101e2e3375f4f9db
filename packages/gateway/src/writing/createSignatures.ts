import {
  maxSignatures,
  type MailSignature,
  type SignatureBook,
  type SignatureId,
  type SignatureUse,
  type WantedSignature,
} from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Database, Executor } from '../doors/database/Database'
import { checkedText } from './checkedText'
import { insertText, removeTexts, updateText } from './keptTexts'

/** As core's `SignaturesPort`. Each call sees the signatures of the given account alone. */
export interface Signatures {
  list(accountId: AccountId): Promise<SignatureBook>
  save(accountId: AccountId, wanted: WantedSignature): Promise<MailSignature>
  remove(accountId: AccountId, ids: readonly SignatureId[]): Promise<void>
  choose(
    accountId: AccountId,
    choices: Readonly<Partial<Record<SignatureUse, SignatureId | null>>>,
  ): Promise<void>
}

const columns = { new: 'is_for_new', answer: 'is_for_answers' } as const

/** Keeps signatures in the database. @source CO-05, ST-05 */
export function createSignatures(database: Database, now: () => number): Signatures {
  const change = <T>(accountId: AccountId, work: (trx: Executor) => Promise<T>) =>
    database.transaction(work, [`signatures ${accountId}`])
  return {
    async list(accountId) {
      const rows = await database.db
        .selectFrom('kept_texts')
        .select(['public_id', 'title', 'html', 'is_for_new', 'is_for_answers'])
        .where('account_id', '=', accountId)
        .where('kind', '=', 'signature')
        .orderBy('created_at')
        .orderBy('public_id')
        .execute()
      const forNew = rows.find((row) => row.is_for_new === 1)
      const forAnswers = rows.find((row) => row.is_for_answers === 1)
      return {
        signatures: rows.map(({ public_id, title, html }) => ({ id: public_id, title, html })),
        defaults: {
          ...(forNew && { new: forNew.public_id }),
          ...(forAnswers && { answer: forAnswers.public_id }),
        },
      }
    },

    async save(accountId, { id, ...wanted }) {
      const text = checkedText(wanted)
      return change(accountId, async (trx) => {
        if (id === undefined) {
          const place = {
            accountId,
            kind: 'signature',
            most: maxSignatures,
            full: 'signatureTooMany',
          } as const
          return insertText(trx, place, text, now())
        }
        await updateText(trx, signature(accountId, id), text)
        return { id, ...text }
      })
    },

    remove: (accountId, ids) => removeTexts(database.db, accountId, 'signature', ids),

    choose: (accountId, choices) =>
      change(accountId, async (trx) => {
        for (const use of ['new', 'answer'] as const) {
          const id = choices[use]
          if (id !== undefined) await choose(trx, accountId, columns[use], id)
        }
      }),
  }
}

async function choose(
  trx: Executor,
  accountId: AccountId,
  column: 'is_for_new' | 'is_for_answers',
  id: SignatureId | null,
): Promise<void> {
  await trx
    .updateTable('kept_texts')
    .set({ [column]: 0 })
    .where('account_id', '=', accountId)
    .where(column, '=', 1)
    .execute()
  if (id !== null) await updateText(trx, signature(accountId, id), { [column]: 1 })
}

/** Which one is meant. */
const signature = (accountId: AccountId, id: SignatureId) =>
  ({ accountId, kind: 'signature', id, missing: 'There is no such signature.' }) as const
