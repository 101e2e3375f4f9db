import type { Call } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'
import type { ActiveSession } from '../../session/Sessions'

/** Where every call of the administration lies, and nothing else does. */
export const adminPath = '/api/admin/'

/**
 * Refuses the calls of the administration to whoever has not the right, and to everybody in somebody else's mailbox. Goes by
 * the path, so that no call of that area can be left out. `forbidden` @source SH-05, A1, A3
 */
export function guardAdmin({ path }: Pick<Call, 'path'>, session: ActiveSession | undefined): void {
  if (!path.startsWith(adminPath) || session?.isAdmin === true) return
  throw new MailroomError('forbidden', 'Only administrators may do this.', { detail: 'adminOnly' })
}
