import { MailroomError } from '@mailroom/core'
import type { Database, Executor } from '../../doors/database/Database'
import { forgetOldAttempts } from './forgetOldAttempts'
import { accountPolicy, type LockPolicy, lockMs } from './lockPolicy'

/** What attempts are counted under, and how many are free. */
export type CountedSubject = readonly [subject: string, policy: LockPolicy]

/** Counts attempts at a password in the database: over restarts and replicas, and each before it is made. */
export interface AttemptCounts {
  /** Counts an attempt as wrong. `locked` with the seconds to wait when there were too many. */
  begin(subjects: readonly CountedSubject[]): Promise<void>
  /** How many attempts of a subject were wrong and are not forgotten. */
  wrongSoFar(...counted: CountedSubject): Promise<number>
  /** Forgets all attempts of some subjects, and takes back one of others. */
  settle(forgotten: readonly string[], takenBack: readonly string[]): Promise<void>
}

/**
 * Counts in one place for all kinds of passwords. An attempt counts as wrong from its beginning, and is taken back when
 * it was right: so two hundred at the same time are two hundred, and who goes away before the answer has still used one.
 *
 * @source SE-26, B1, B3
 */
export const countAttempts = (database: Database, now: () => number): AttemptCounts => ({
  async begin(subjects) {
    const at = now()
    const lockedUntil = await database.transaction(
      async (trx) => {
        const until = Math.max(
          ...(await Promise.all(subjects.map(([subject]) => lockedUntilOf(trx, subject)))),
        )
        if (until > at) return until
        for (const [subject, policy] of subjects) await count(trx, subject, policy, at)
        await forgetOldAttempts(trx, at - accountPolicy.forgetAfterMs)
        return undefined
      },
      subjects.map(([subject]) => turnOf(subject)),
    )
    if (lockedUntil === undefined) return
    throw new MailroomError('locked', 'Too many attempts; wait before the next.', {
      retryAfterSeconds: Math.ceil((lockedUntil - at) / 1_000),
    })
  },

  async wrongSoFar(subject, policy) {
    const row = await database.db
      .selectFrom('login_attempts')
      .select('failures')
      .where('subject', '=', subject)
      .where('last_at', '>=', now() - policy.forgetAfterMs)
      .executeTakeFirst()
    return row?.failures ?? 0
  },

  async settle(forgotten, takenBack) {
    await database.transaction(
      async (trx) => {
        for (const subject of forgotten)
          await trx.deleteFrom('login_attempts').where('subject', '=', subject).execute()
        for (const subject of takenBack) await takeBack(trx, subject)
      },
      [...forgotten, ...takenBack].map(turnOf),
    )
  },
})

/** Attempts on one subject are counted one after the other. */
const turnOf = (subject: string) => `attempts ${subject}`

async function lockedUntilOf(trx: Executor, subject: string): Promise<number> {
  const query = trx.selectFrom('login_attempts').select('locked_until').where('subject', '=', subject)
  return (await query.executeTakeFirst())?.locked_until ?? 0
}

async function count(trx: Executor, subject: string, policy: LockPolicy, at: number) {
  const row = await trx
    .selectFrom('login_attempts')
    .selectAll()
    .where('subject', '=', subject)
    .executeTakeFirst()
  const isForgotten = row === undefined || row.last_at < at - policy.forgetAfterMs
  const failures = isForgotten ? 1 : row.failures + 1
  const values = { failures, last_at: at, locked_until: at + lockMs(policy, failures) }
  await trx
    .insertInto('login_attempts')
    .values({ subject, ...values })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(values))
    .execute()
}

/** Takes back the one attempt that was not wrong. The wrong ones stay: one's own account must not pay for guessing others. */
async function takeBack(trx: Executor, subject: string) {
  await trx
    .updateTable('login_attempts')
    .set((query) => ({ failures: query('failures', '-', 1), locked_until: 0 }))
    .where('subject', '=', subject)
    .where('failures', '>', 0)
    .execute()
}
