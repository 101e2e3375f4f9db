import {
  checkPasswordChange,
  MailroomError,
  type PasswordPort,
  type PasswordRules,
  type PasswordTerms,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'
import { tryPassword } from './sessionPort'

/** The rules of the example company. */
const rules: PasswordRules = {
  characterClasses: 3,
  minLength: 8,
  refuseDigitRuns: true,
  refuseRepeats: true,
  refuseAccountName: true,
}

/** The password of whoever is signed in. Changing it ends their sessions at every seat. */
export function createPasswordPort(seat: Seat, calls: Calls): PasswordPort {
  return {
    terms: (options) => calls.make('password.terms', () => termsOf(seat.anyUser), options),
    change: (change) =>
      calls.make('password.change', () => {
        const { anyUser: user, system } = seat
        const faults = Object.entries(checkPasswordChange(change, termsOf(user)))
        const wrong = faults.filter(([, found]) => found.length > 0)
        if (wrong.length > 0)
          throw refused(Object.fromEntries(wrong.map(([field, found]) => [field, found.map(sentence)])))
        tryPassword(system, user, change.current.trim(), refused({ current: ['The password is wrong.'] }))
        user.password = change.next.trim()
        user.mustChangePassword = false
        user.endSessions()
      }),
  }
}

const termsOf = ({ person, address }: Account): PasswordTerms => ({
  rules,
  owner: { accountName: address.address, fullSpelling: person.account.replace('.', '') },
  isChangeable: true,
})

const sentence = (fault: string) => `It breaks the rule "${fault}".`

const refused = (fields: Readonly<Record<string, readonly string[]>>) =>
  new MailroomError('invalid', 'The password cannot be changed to this.', { fields })
