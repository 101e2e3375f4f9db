import type { InvitationStatus, Invitee } from '@mailroom/core'
import { isOfOthers, ownerAmong, type SeenEvent } from '../rights/seenEvent'

/** What the reader has said to what somebody else has invited to, in a calendar of their own. */
export function ownStatus(
  seen: SeenEvent,
  guests: readonly Invitee[],
): { readonly ownStatus?: InvitationStatus } {
  const guest = seen.calendar.access === 'own' && isOfOthers(seen) ? ownerAmong(seen, guests) : undefined
  return guest ? { ownStatus: guest.status } : {}
}
