import { checkPassword, checkPasswordChange, MailroomError, type PasswordTerms } from '@mailroom/core'
import type { Accounts } from '../accounts/Accounts'
import { clientSubject } from '../accounts/attempts/clientSubject'
import { countAttempts } from '../accounts/attempts/countAttempts'
import { accountPolicy, clientPolicy } from '../accounts/attempts/lockPolicy'
import type { Audit } from '../accounts/audit'
import { verifyPassword } from '../accounts/passwords'
import type { Database } from '../doors/database/Database'
import { readWrapped, type WrappingParts } from '../session/readWrapped'
import type { Sessions } from '../session/Sessions'
import { changeFaults } from './changeFaults'
import { passwordOwner } from './passwordOwner'
import { passwordRules, type PasswordSettings } from './passwordRules'
import type { Passwords } from './Passwords'

/** What passwords are kept and changed with. */
export interface PasswordParts extends WrappingParts {
  readonly settings: PasswordSettings
  readonly database: Database
  readonly accounts: Pick<Accounts, 'find' | 'setPassword'>
  readonly audit: Audit
  readonly sessions: Pick<Sessions, 'endAll'>
  /** Another mail server keeps the password of the account. */
  isElsewhere(accountId: number): Promise<boolean>
}

/**
 * Changes passwords, and finds those that must be changed. Wrong ones count among the attempts to sign in, so that
 * nobody gets more of them here.
 *
 * @source SE-22, SE-23, SE-24, A8, B1
 */
export function createPasswords(parts: PasswordParts): Passwords {
  const { database, accounts, audit, sessions, now, isElsewhere } = parts
  const { db } = database
  const rules = passwordRules(parts.settings)
  const attempts = countAttempts(database, now)

  const termsOf = async (accountId: number): Promise<PasswordTerms> => {
    const account = await accounts.find(accountId)
    if (!account) throw new MailroomError('notFound', 'There is no such account.')
    return { rules, owner: passwordOwner(account), isChangeable: !(await isElsewhere(accountId)) }
  }

  /** Goes on when the password of now is right. Every attempt counts before it is made. */
  const check = async (accountId: number, password: string, isFresh: boolean, clientAddress: string) => {
    const [account, client] = [`account:${accountId}`, clientSubject(clientAddress)]
    await attempts.begin([
      [account, accountPolicy],
      [client, clientPolicy],
    ])
    const row = await rowOf(database, accountId)
    if (!(await verifyPassword(row?.password_hash ?? undefined, password)) || !isFresh) {
      await audit.record({ action: 'password-change-refused', accountId, clientAddress })
      throw new MailroomError('invalid', 'The password of now is not right.', {
        fields: { password: ['passwordWrong'] },
      })
    }
    await attempts.settle([account], [client])
  }

  return {
    terms: termsOf,

    async change({ accountId }, form, clientAddress) {
      const terms = await termsOf(accountId)
      if (!terms.isChangeable)
        throw new MailroomError('forbidden', 'Another server keeps this password.', {
          detail: 'passwordElsewhere',
        })
      const [old, wanted, again] = [
        await readWrapped(parts, form.password),
        await readWrapped(parts, form.new_password),
        await readWrapped(parts, form.confirm_password),
      ]
      const isFresh = [old, wanted, again].every((read) => read.isFresh)
      const change = { current: old.password, next: wanted.password, confirmation: again.password }
      if (isFresh) changeFaults(checkPasswordChange(change, terms), rules)
      await check(accountId, change.current.trim(), isFresh, clientAddress)
      await accounts.setPassword(accountId, change.next.trim())
      await sessions.endAll(accountId)
      await audit.record({ action: 'password-changed', accountId, clientAddress })
    },

    async noteSignIn({ id, accountId }, password) {
      const terms = await termsOf(accountId)
      if (!terms.isChangeable) return
      const isDemanded = (await rowOf(database, accountId))?.must_change_password === 1
      // One that is only too long was right when it was made, and is not weak.
      const faults = checkPassword(password, rules, terms.owner).filter((fault) => fault !== 'tooLong')
      if (!isDemanded && faults.length === 0) return
      await db.updateTable('sessions').set({ must_change_password: 1 }).where('id', '=', id).execute()
    },

    async mustChange(sessionId) {
      const row = await db
        .selectFrom('sessions')
        .select('must_change_password')
        .where('id', '=', sessionId)
        .executeTakeFirst()
      return row?.must_change_password === 1
    },
  }
}

const rowOf = ({ db }: Database, accountId: number) =>
  db
    .selectFrom('accounts')
    .select(['password_hash', 'must_change_password'])
    .where('id', '=', accountId)
    .executeTakeFirst()
