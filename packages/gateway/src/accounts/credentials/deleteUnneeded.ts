import { sql } from 'kysely'
import type { Database } from '../../doors/database/Database'
import { accountSubject } from '../../jobs/accountSubject'
import { activeSessions } from '../../session/Sessions'
import type { AccountId } from '../AccountId'

/** When somebody counts as signed in. */
export interface NeedOptions {
  readonly sessionIdleMinutes: number
  /** ms since 1970. */
  readonly now: () => number
}

/** A password that has just come belongs to a session that others may not see yet. */
const graceMs = 1_000

/**
 * Deletes the kept passwords of accounts that have no session and no job still to be done, such as a mail on its way: in
 * one statement, so that a session or a mail that begins at the same time keeps its password.
 */
export async function deleteUnneeded({ db }: Database, options: NeedOptions): Promise<readonly AccountId[]> {
  const signedIn = activeSessions(db, options).select('sessions.account_id')
  const sending = db
    .selectFrom('jobs')
    .innerJoin('envelopes', 'envelopes.id', 'jobs.subject')
    .where('envelopes.account_id', 'is not', null)
    .select('envelopes.account_id')
  const subject = sql<string>`${sql.lit(accountSubject(''))} || mail_secrets.account_id`
  const tidying = db.selectFrom('jobs').where('subject', 'like', accountSubject('%')).select('subject')
  const rows = await db
    .deleteFrom('mail_secrets')
    .where('changed_at', '<=', options.now() - graceMs)
    .where('account_id', 'not in', signedIn)
    .where('account_id', 'not in', sending)
    .where(subject, 'not in', tidying)
    .returning('account_id')
    .execute()
  return rows.map((row) => row.account_id)
}
