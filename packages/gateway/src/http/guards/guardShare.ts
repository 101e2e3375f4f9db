import type { CallName } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'
import { type ActiveSession, shareEnded } from '../../session/Sessions'
import { levelAllows } from '../../session/shared/callRights'

/** Refuses what the level of a shared mailbox does not give. `forbidden`, `shareEnded` @source A3, CO-17 */
export function guardShare(name: CallName, { share }: ActiveSession): void {
  if (!share || levelAllows(share.level, name)) return
  if (share.level === undefined) throw shareEnded()
  throw new MailroomError('forbidden', 'The shared mailbox lacks the permission.', {
    detail: 'shareForbidden',
  })
}
