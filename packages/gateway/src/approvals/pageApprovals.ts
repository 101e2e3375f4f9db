import type { Executor } from '../doors/database/Database'
import { type ApprovalRow, wantedOf, type Wanted } from './Wanted'

/** One of them, as administrators see it. */
export interface ReadApproval extends Pick<ApprovalRow, 'id' | 'state' | 'address' | 'answer'> {
  readonly wanted: Wanted
  /** Of the department that a new account asks for; absent for none, and for one that is gone. */
  readonly department?: { readonly id: number; readonly name: string }
  /** ms since 1970. */
  readonly createdAt: number
  readonly decidedAt?: number
  /** Address of the administrator; empty for the command line. */
  readonly decidedBy: string
}

/** A page of them. */
export interface ApprovalPage {
  readonly approvals: readonly ReadApproval[]
  readonly total: number
}

/** Those that wait, the oldest first; or the others, the last asked first. */
export async function pageApprovals(
  db: Executor,
  {
    isWaiting,
    offset,
    limit,
  }: { readonly isWaiting: boolean; readonly offset: number; readonly limit: number },
): Promise<ApprovalPage> {
  const fitting = db.selectFrom('approvals').where('state', isWaiting ? '=' : '!=', 'waiting')
  const [rows, { count }] = await Promise.all([
    fitting
      .leftJoin('accounts as decider', 'decider.id', 'approvals.decided_by')
      .selectAll('approvals')
      .select('decider.address as decided_by_address')
      .orderBy('approvals.id', isWaiting ? 'asc' : 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    fitting.select((query) => query.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  const wanted = rows.map(wantedOf)
  const ids = wanted.flatMap((one) => (one.kind === 'registration' ? (one.departmentId ?? []) : []))
  const departments =
    ids.length === 0
      ? []
      : await db.selectFrom('departments').select(['id', 'name']).where('id', 'in', ids).execute()
  const approvals = rows.map((row, index): ReadApproval => {
    const asked = wanted[index]!
    const department =
      asked.kind === 'registration' && departments.find(({ id }) => id === asked.departmentId)
    return {
      id: row.id,
      state: row.state,
      address: row.address,
      answer: row.answer,
      wanted: asked,
      ...(department && { department }),
      createdAt: row.created_at,
      ...(row.decided_at !== null && { decidedAt: row.decided_at }),
      decidedBy: row.decided_by_address ?? '',
    }
  })
  return { approvals, total: count }
}
