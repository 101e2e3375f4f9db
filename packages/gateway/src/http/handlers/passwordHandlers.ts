import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { sessionCookie } from '../sessionCookie'
import { toWireRules } from '../wire/passwordRules'

type Calls = 'passwordRules' | 'changePassword'

/** The user's own password. @source SE-22, SE-23, SE-24 */
export function passwordHandlers({ passwords, address }: Services): Pick<Handlers, Calls> {
  const cookie = sessionCookie(address.isSecure)
  return {
    async passwordRules(_input, { session }) {
      const { rules, owner, isChangeable } = await passwords.terms(session.accountId)
      return {
        ...toWireRules(rules),
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
