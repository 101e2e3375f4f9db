import { MailroomError } from '@mailroom/core'
import type { Seat } from '../system/Seat'
import { type CallName, levelAllows } from './callRights'

/** Refuses what the level of a shared mailbox does not give. `forbidden`, `shareEnded` @source A3, CO-17 */
export function requireRight({ visit, isLockedUp }: Seat, name: CallName): void {
  // What a locked screen refuses is said by whoever asks who is there.
  if (!visit || isLockedUp || levelAllows(visit.level, name)) return
  if (visit.level === undefined)
    throw new MailroomError('shareEnded', 'The mailbox is not shared in this way any more.')
  throw new MailroomError('forbidden', `${name} is not given in this mailbox.`)
}
