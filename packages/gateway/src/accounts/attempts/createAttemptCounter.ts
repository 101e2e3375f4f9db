import { MailroomError } from '@mailroom/core'
import type { Database, Executor } from '../../doors/database/Database'
import type { AttemptCounter } from '../../session/signIn'
import type { Audit } from '../audit'
import { findLoginRow } from '../findAccount'
import { clientSubject } from './clientSubject'
import { type LockPolicy, accountPolicy, clientPolicy, lockMs } from './lockPolicy'
import { forgetOldAttempts } from './forgetOldAttempts'

/**
 * Counts attempts to sign in, in the database: per account and per client address, over restarts and replicas.
 *
 * An attempt counts as wrong from its beginning, and is taken back when it was right. So two hundred at the same time are
 * two hundred, and who goes away before the answer has still used one.
 *
 * @source SE-26, B1
 */
export function createAttemptCounter(
  database: Database,
  audit: Audit,
  now: () => number = Date.now,
): AttemptCounter {
  /** An account has three names: they are one subject, else each would bring its own attempts. */
  const subjectOf = async (name: string): Promise<string> => {
    const account = await findLoginRow(database.db, name)
    return account === undefined ? `name:${name.slice(0, 100)}` : `account:${account.id}`
  }

  return {
    async begin(name, clientAddress) {
      const subjects = [
        [await subjectOf(name), accountPolicy],
        [clientSubject(clientAddress), clientPolicy],
      ] as const
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
      const retryAfterSeconds = Math.ceil((lockedUntil - at) / 1_000)
      throw new MailroomError('locked', 'Too many attempts to sign in; wait before the next.', {
        retryAfterSeconds,
      })
    },

    async succeeded(name, clientAddress, accountId) {
      const account = await subjectOf(name)
      const client = clientSubject(clientAddress)
      await database.transaction(
        async (trx) => {
          await trx.deleteFrom('login_attempts').where('subject', '=', account).execute()
          await takeBack(trx, client)
        },
        [turnOf(account), turnOf(client)],
      )
      await audit.record({ action: 'sign-in', accountId, clientAddress })
    },

    async undecided(name, clientAddress) {
      const subjects = [await subjectOf(name), clientSubject(clientAddress)]
      await database.transaction(async (trx) => {
        for (const subject of subjects) await takeBack(trx, subject)
      }, subjects.map(turnOf))
    },

    async failed(name, clientAddress) {
      const account = await findLoginRow(database.db, name)
      await audit.record({
        action: 'sign-in-refused',
        ...(account !== undefined && { accountId: account.id }),
        clientAddress,
      })
    },
  }
}

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
