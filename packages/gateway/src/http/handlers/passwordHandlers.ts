import type { PasswordRules } from '@mailroom/core'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { sessionCookie } from '../sessionCookie'

type Calls = 'passwordRules' | 'changePassword'

/** The user's own password. @source SE-22, SE-23, SE-24 */
export function passwordHandlers({ passwords, address }: Services): Pick<Handlers, Calls> {
  const cookie = sessionCookie(address.isSecure)
  return {
    async passwordRules(_input, { session }) {
      const { rules, owner, isChangeable } = await passwords.terms(session.accountId)
      return {
        ...toWire(rules),
        username: owner.accountName.split('@')[0]!,
        full_spelling: owner.fullSpelling ?? '',
        is_changeable: isChangeable,
      }
    },
    async changePassword({ body }, { session, clientAddress, answerHeaders }) {
      await passwords.change(session, body, clientAddress)
      answerHeaders.append('Set-Cookie', cookie.clear())
      return { msg: 'success' }
    },
  }
}

const toWire = (rules: PasswordRules) => ({
  passwd_type: rules.characterClasses ?? 2,
  passwd_size2: rules.minLength ?? 8,
  passwd_digital: rules.refuseDigitRuns ?? false,
  passwd_letter: rules.refuseLetterRuns ?? false,
  passwd_letter2: rules.refuseRepeats ?? false,
  passwd_name: rules.refuseAccountName ?? false,
  passwd_name2: rules.refuseFullSpelling ?? false,
})
