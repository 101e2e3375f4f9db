import type { Database } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'
import type { AccountId } from './AccountId'
import { type AuditPage, type AuditQuery, pageAudit } from './pageAudit'

/** What is written down. */
export type AuditAction =
  | 'sign-in'
  | 'sign-in-refused'
  | 'screen-unlocked'
  | 'password-changed'
  | 'password-change-refused'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'account-created'
  | 'calendar-lock-set'
  | 'calendar-lock-refused'
  | 'calendar-lock-removed'
  | 'file-lock-set'
  | 'file-lock-refused'
  | 'file-lock-removed'
  | 'folder-lock-set'
  | 'folder-lock-refused'
  | 'folder-lock-removed'
  | 'company-disk-filled'
  | 'company-disk-granted'
  | 'company-disk-revoked'
  | 'disk-capacity-set'
  | 'certificate-imported'
  | 'certificate-deleted'
  | 'review-permitted'
  | 'review-rejected'
  | 'secrecy-changed'
  | 'second-step-set'
  | 'second-step-refused'
  | 'second-step-removed'
  | 'backup-codes-renewed'
  | 'sign-on-refused'
  | 'identity-bound'
  | 'identity-released'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'share-entered'
  | 'share-act'
  | 'share-changed'
  | 'account-changed'
  | 'account-blocked'
  | 'account-unblocked'
  | 'administrator-named'
  | 'administrator-ended'
  | 'password-demanded'
  | 'attempts-cleared'
  | 'picture-removed'
  | 'department-created'
  | 'department-changed'
  | 'department-deleted'
  | 'review-rule-added'
  | 'review-rule-removed'
  | 'organisation-changed'
  | 'registration-asked'
  | 'registration-refused'
  | 'name-asked'
  | 'name-changed'
  | 'name-refused'
  | 'closing-asked'
  | 'closing-refused'
  | 'account-closed'
  | 'approval-withdrawn'

/** Something that an administrator may have to account for. */
export interface AuditEntry {
  readonly action: AuditAction
  /** Whom it happened to; absent for what concerns everybody. */
  readonly accountId?: AccountId
  /** The administrator who did it; absent for the owner of the account, and for the command line. */
  readonly actorId?: AccountId
  /** Where it came from; empty for the command line. */
  readonly clientAddress: string
  /** Never a secret. */
  readonly details?: Readonly<Record<string, string | number>>
}

/** An entry as it was written down. */
interface AuditRecord extends AuditEntry {
  /** ms since 1970. */
  readonly at: number
}

/** The record of what happened to accounts. */
export interface Audit {
  record(entry: AuditEntry): Promise<void>
  /** The newest records of an account, newest first. */
  recent(accountId: AccountId, limit: number): Promise<readonly AuditRecord[]>
  /** One page of all records, newest first. @source SH-05 */
  page(query: AuditQuery): Promise<AuditPage>
}

/** Records kept: years for an organisation, and a bound for whoever tries to fill the disk. */
const maxRecords = 200_000

/** @source SE-26 */
export function createAudit({ db }: Database, now: () => number = Date.now): Audit {
  return {
    async record(entry) {
      const { id } = await db
        .insertInto('audit_records')
        .values({
          at: now(),
          account_id: entry.accountId ?? null,
          actor_id: entry.actorId ?? null,
          action: entry.action,
          client_address: storableText(entry.clientAddress).slice(0, 100),
          details: JSON.stringify(entry.details ?? {}),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .deleteFrom('audit_records')
        .where('id', '<=', id - maxRecords)
        .execute()
    },

    async recent(accountId, limit) {
      const rows = await db
        .selectFrom('audit_records')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        at: row.at,
        action: row.action as AuditEntry['action'],
        accountId,
        ...(row.actor_id !== null && { actorId: row.actor_id }),
        clientAddress: row.client_address,
        details: JSON.parse(row.details) as Record<string, string | number>,
      }))
    },

    page: (query) => pageAudit(db, query),
  }
}
