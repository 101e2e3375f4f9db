import type { RecordPage, RecordQuery, SignInEntry, SignInOutcome, SignInQuery } from '@mailroom/core'
import type { AuditAction } from '../accounts/audit'
import type { Database, Executor } from '../doors/database/Database'
import type { ActiveSession } from '../session/Sessions'
import { inStretch } from './inStretch'
import { newestFirst, readMark, type RecordMark, writeMark } from './RecordMark'

/** Sign-ins to an account, and attempts that were refused. */
export type SignInRecords = (
  session: ActiveSession,
  query: SignInQuery,
) => Promise<RecordPage<Omit<SignInEntry, 'place'>>>

type Found = RecordMark & Omit<SignInEntry, 'place'>

/** The records that say that somebody was refused, and what was wrong. */
const refusals = {
  'sign-in-refused': 'wrongPassword',
  'second-step-refused': 'wrongCode',
} as const satisfies Partial<Record<AuditAction, SignInOutcome>>
type Refusal = keyof typeof refusals

/** Numbers of the two tables, for the order of what happened in one moment: who gets in was refused before. */
const [refusedTable, signInTable] = [0, 1]

/** Reads a page of both, each from an index by account and time. @source LG-01 */
export function createSignInRecords({ db }: Database): SignInRecords {
  return async ({ id: sessionId, accountId }, { outcome, ...query }) => {
    const mark = query.after === undefined ? undefined : readMark(query.after)
    const [signIns, refused] = await Promise.all([
      outcome === 'refused' ? [] : signInRows(db, accountId, query, mark).execute(),
      outcome === 'signedIn' ? [] : refusedRows(db, accountId, query, mark).execute(),
    ])
    const found = [...signIns.map((row) => toSignIn(row, sessionId)), ...refused.map(toRefusal)]
    found.sort(newestFirst)
    const shown = found.slice(0, query.limit)
    const last = shown.at(-1)
    return {
      entries: shown.map(({ table: _table, id: _id, ...entry }) => entry),
      ...(last && found.length > query.limit && { next: writeMark(last) }),
    }
  }
}

/** Sign-ins of an account, the newest first, and one more than was asked for. */
export const signInRows = (
  db: Executor,
  accountId: number,
  query: RecordQuery,
  mark: RecordMark | undefined,
) =>
  db
    .selectFrom('sign_ins')
    .select(['id', 'at', 'client_address', 'user_agent', 'session_id'])
    .where('account_id', '=', accountId)
    .where(inStretch(query, mark, signInTable))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)

/** The same of refused attempts. */
export const refusedRows = (
  db: Executor,
  accountId: number,
  query: RecordQuery,
  mark: RecordMark | undefined,
) =>
  db
    .selectFrom('audit_records')
    .select(['id', 'at', 'action', 'client_address'])
    .where('account_id', '=', accountId)
    .where('action', 'in', Object.keys(refusals))
    .where(inStretch(query, mark, refusedTable))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)

type SignInRow = Awaited<ReturnType<ReturnType<typeof signInRows>['execute']>>[number]
type RefusedRow = Awaited<ReturnType<ReturnType<typeof refusedRows>['execute']>>[number]

const toSignIn = (row: SignInRow, sessionId: string): Found => ({
  table: signInTable,
  id: row.id,
  at: row.at,
  address: row.client_address,
  userAgent: row.user_agent,
  outcome: 'signedIn',
  ...(row.session_id === sessionId && { isCurrent: true }),
})

const toRefusal = (row: RefusedRow): Found => ({
  table: refusedTable,
  id: row.id,
  at: row.at,
  address: row.client_address,
  userAgent: '',
  outcome: refusals[row.action as Refusal],
})
