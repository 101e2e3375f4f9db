import { maxApprovalReason, MailroomError } from '@mailroom/core'
import type { Doer } from '../accounts/admin/AccountActs'
import type { Audit, AuditAction } from '../accounts/audit'
import { addressesTurn, type OurDomains } from '../accounts/createAccount'
import type { Database } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'
import type { Sessions } from '../session/Sessions'
import type { SessionWatch } from '../session/sessionWatch'
import { carryOut, type PutRight } from './carryOut'
import { type ApprovalPage, pageApprovals } from './pageApprovals'
import { fieldFaults } from './fieldFaults'
import { wantedOf, type Wanted } from './Wanted'

/** What administrators permit and refuse. @source SE-11, ST-01, ST-18, SH-05 */
export interface Approvals {
  page(query: {
    readonly isWaiting: boolean
    readonly offset: number
    readonly limit: number
  }): Promise<ApprovalPage>
  /**
   * Does what was asked for, and ends the sessions of an account that is closed.
   *
   * @throws MailroomError `notFound`; `conflict` where it is decided already; as `Accounts.create` with the field at fault
   */
  accept(id: number, by: Doer, putRight?: PutRight): Promise<void>
  /** `notFound`, `conflict`; `invalid` at `reason` */
  refuse(id: number, reason: string, by: Doer): Promise<void>
}

/** What it works with. */
export interface ApprovalParts {
  readonly database: Database
  readonly audit: Audit
  readonly sessions: Pick<Sessions, 'endAll'>
  /** Absent for the command line: a running gateway looks itself, within a second. */
  readonly sessionWatch?: Pick<SessionWatch, 'check'>
  readonly domains: OurDomains
  /** ms since 1970. */
  readonly now: () => number
}

/** What is written down of each decision. */
const recorded = {
  registration: { accepted: 'account-created', refused: 'registration-refused' },
  name: { accepted: 'name-changed', refused: 'name-refused' },
  closing: { accepted: 'account-closed', refused: 'closing-refused' },
} as const satisfies Readonly<Record<Wanted['kind'], Record<'accepted' | 'refused', AuditAction>>>

/** The first decision counts; whoever comes later is told. */
export function createApprovals(parts: ApprovalParts): Approvals {
  const { database, audit, sessions, sessionWatch, domains, now } = parts

  /** Takes one that waits and does what follows from the decision, in one transaction. */
  const decide = async (
    id: number,
    by: Doer,
    decision:
      | { readonly state: 'accepted'; readonly putRight?: PutRight }
      | { readonly state: 'refused'; readonly answer: string },
  ) => {
    const { kind, accountId, address } = await database.transaction(
      async (trx) => {
        const row = await trx.selectFrom('approvals').selectAll().where('id', '=', id).executeTakeFirst()
        if (!row) throw new MailroomError('notFound', `There is no request ${id}.`)
        if (row.state !== 'waiting')
          throw new MailroomError('conflict', `Request ${id} does not wait any more.`, {
            detail: 'approvalDecided',
          })
        const isAccepted = decision.state === 'accepted'
        const account = isAccepted
          ? await carryOut(trx, row, { domains, now: now(), putRight: decision.putRight })
          : row.account_id
        await trx
          .updateTable('approvals')
          .set({
            state: decision.state,
            account_id: account,
            // Whoever is refused is told so for a while, when they try to sign in.
            ...(isAccepted && { password_hash: null }),
            decided_at: now(),
            decided_by: by.actorId ?? null,
            answer: isAccepted ? '' : decision.answer,
          })
          .where('id', '=', id)
          .execute()
        return { kind: wantedOf(row).kind, accountId: account, address: row.address }
      },
      [addressesTurn, 'administrators', 'approvals'],
    )
    if (kind === 'closing' && decision.state === 'accepted' && accountId !== null) {
      await sessions.endAll(accountId)
      await sessionWatch?.check()
    }
    await audit.record({
      action: recorded[kind][decision.state],
      ...(accountId !== null && { accountId }),
      ...by,
      details: { ...(accountId === null && { address }), request: id },
    })
  }

  return {
    page: (query) => pageApprovals(database.db, query),
    accept: (id, by, putRight) => decide(id, by, { state: 'accepted', ...(putRight && { putRight }) }),
    async refuse(id, reason, by) {
      await decide(id, by, { state: 'refused', answer: checkedReason(reason) })
    },
  }
}

/** Why, as it is kept: somebody reads it. `invalid` at `reason` */
export function checkedReason(given: string): string {
  const reason = storableText(given).trim()
  if (reason === '') throw fieldFaults({ reason: ['reasonMissing'] }, 'A reason is needed.')
  if (Array.from(reason).length > maxApprovalReason)
    throw fieldFaults({ reason: ['reasonTooLong'] }, 'The reason is too long.')
  return reason
}
