import type { CallName } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'
import type { ActiveSession } from '../../session/Sessions'

/** What a session serves whose password must be changed first. */
const served: ReadonlySet<CallName> = new Set<CallName>([
  'loginAfter',
  'opening',
  'logout',
  'passwordRules',
  'changePassword',
  'lockScreen',
  'unlockScreen',
])

/** Refuses every other call until the password was changed. `forbidden` @source SE-22 */
export function guardPassword(name: CallName, session: ActiveSession): void {
  if (session.mustChangePassword && !served.has(name))
    throw new MailroomError('forbidden', 'The password must be changed first.', {
      detail: 'passwordMustChange',
    })
}
