import type { Database } from '../../doors/database/Database'
import type { AttemptCounter } from '../../session/checkCredentials'
import type { Audit } from '../audit'
import { findLoginRow } from '../findAccount'
import { clientSubject } from './clientSubject'
import { countAttempts } from './countAttempts'
import { accountPolicy, clientPolicy } from './lockPolicy'

/** Counts attempts to sign in, per account and per client address. @source SE-26, B1 */
export function createAttemptCounter(
  database: Database,
  audit: Audit,
  now: () => number = Date.now,
): AttemptCounter {
  const counts = countAttempts(database, now)
  /** An account has three names: they are one subject, else each would bring its own attempts. */
  const subjectOf = async (name: string): Promise<string> => {
    const account = await findLoginRow(database.db, name)
    return account === undefined ? `name:${name.slice(0, 100)}` : `account:${account.id}`
  }

  return {
    async begin(name, clientAddress) {
      await counts.begin([
        [await subjectOf(name), accountPolicy],
        [clientSubject(clientAddress), clientPolicy],
      ])
    },

    async succeeded(name, clientAddress, accountId, action = 'sign-in') {
      await counts.settle([await subjectOf(name)], [clientSubject(clientAddress)])
      await audit.record({ action, accountId, clientAddress })
    },

    async wrongSoFar(name, clientAddress) {
      const account = await counts.wrongSoFar(await subjectOf(name), accountPolicy)
      return Math.max(account, await counts.wrongSoFar(clientSubject(clientAddress), clientPolicy))
    },

    async undecided(name, clientAddress) {
      await counts.settle([], [await subjectOf(name), clientSubject(clientAddress)])
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
