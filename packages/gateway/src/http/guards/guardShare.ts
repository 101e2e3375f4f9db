import type { CallName } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'
import type { ActiveSession } from '../../session/Sessions'
import { levelAllows } from '../../session/shared/callRights'

/** Refuses what the level of a shared mailbox does not give. `forbidden` @source A3, CO-17 */
export function guardShare(name: CallName, { share }: ActiveSession): void {
  if (!share || levelAllows(share.level, name)) return
  throw new MailroomError('forbidden', 'The shared mailbox lacks the permission.', {
    detail: share.level === undefined ? 'shareEnded' : 'shareForbidden',
  })
}
