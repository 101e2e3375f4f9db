import { answersBySubject, hasAnswerPrefix, subjectWindowMs, type Address } from '@mailroom/core'
import { sql } from 'kysely'
import type { AccountId } from '../../../../accounts/AccountId'
import { compileOnce } from '../../../database/compileOnce'
import type { Executor } from '../../../database/Database'
import { readAddresses } from '../list/toSummary'
import type { MailToThread } from './MailToThread'

/** Mails of one subject that are looked at: the nearest in time. */
const maxCandidates = 20

/**
 * The conversation of the nearest mail that this one answers, or that answers it, by subject and people: mails arrive in
 * any order, and an index is filled from its newest on.
 *
 * @param placed conversations of mails whose rows do not have theirs yet
 */
export async function findBySubject(
  trx: Executor,
  accountId: AccountId,
  mail: MailToThread,
  placed: ReadonlyMap<number, number>,
): Promise<number | undefined> {
  if (mail.subjectKey === '') return undefined
  // Only answers are joined by subject: what came before a mail without a prefix has nothing to do with it.
  const before = hasAnswerPrefix(mail.subject) ? await nearest(trx, accountId, mail, 'before', placed) : []
  const asked = before.find((candidate) => answersBySubject(candidate, mail))
  if (asked !== undefined) return asked.conversation
  const after = await nearest(trx, accountId, mail, 'after', placed)
  const found = after.find((candidate) => answersBySubject(mail, candidate))
  return found?.conversation
}

interface Candidate {
  readonly id: number
  readonly conversation: number
  readonly subject: string
  readonly from: Address
  readonly to: readonly Address[]
  readonly receivedAt: number
}

/** Mails of a subject in a stretch of time. */
interface Window {
  readonly accountId: AccountId
  readonly subjectKey: string
  /** The mail that they are compared with. */
  readonly id: number
  readonly from: number
  readonly to: number
}

const rowsInOrder = (order: 'asc' | 'desc') =>
  compileOnce((trx, { accountId, subjectKey, id, from, to }: Window) =>
    trx
      .selectFrom('messages')
      .select(['id', 'conversation_id', 'subject', 'from_name', 'from_address', 'to_json', 'received_at'])
      .where('account_id', '=', accountId)
      .where('subject_key', '=', subjectKey)
      .where('received_at', '>=', from)
      .where('received_at', '<=', to)
      .where('id', '!=', id)
      .orderBy('received_at', order)
      .orderBy(sql`id`, order)
      .limit(maxCandidates),
  )

const nearestRows = { before: rowsInOrder('desc'), after: rowsInOrder('asc') }

async function nearest(
  trx: Executor,
  accountId: AccountId,
  { id, subjectKey, receivedAt }: MailToThread,
  side: 'before' | 'after',
  placed: ReadonlyMap<number, number>,
): Promise<Candidate[]> {
  const window =
    side === 'before'
      ? { from: receivedAt - subjectWindowMs, to: receivedAt }
      : { from: receivedAt, to: receivedAt + subjectWindowMs }
  const rows = await nearestRows[side](trx, { accountId, subjectKey, id, ...window })
  const candidates = rows.map((row) => ({
    id: row.id,
    conversation: placed.get(row.id) ?? row.conversation_id,
    subject: row.subject,
    from: { name: row.from_name, address: row.from_address },
    to: readAddresses(row.to_json),
    receivedAt: row.received_at,
  }))
  // One that came together with this mail, and whose turn is yet to come, will look for this one.
  return candidates.filter(({ conversation }) => conversation !== 0)
}
