import { isEmailAddress } from '../addresses/isEmailAddress'
import { MailroomError } from '../errors/MailroomError'
import type { Address } from '../mail/Address'
import type { DraftId, MessageRef } from '../mail/ids'
import type { EventTime } from './EventNotice'

/** Characters of the title and of the place of an event. */
export const maxEventTextCharacters = 500

/** Characters of the words that go with an invitation. */
export const maxEventNoteCharacters = 5_000

/** An event to which people are to be invited. @source RD-03 */
export interface EventPlan {
  /** Names it. Asked again with the same one, nobody is invited a second time. */
  readonly id: DraftId
  readonly title: string
  readonly location: string
  /** Further words, in lines. */
  readonly note: string
  /** Never `floating`. */
  readonly time: EventTime
  /** IANA name of the zone in which the mail writes the time. */
  readonly timeZone: string
  readonly invitees: readonly Address[]
  /** The mail from which it arose: the invitation answers it. */
  readonly origin?: MessageRef
}

/** What of a plan has to be mended. */
export type EventFault = 'title' | 'time' | 'invitees'

/** What has to be mended before anybody is invited. */
export function eventFaults({ title, time, invitees }: EventPlan): EventFault[] {
  const isLater = Number.isFinite(time.startsAt) && time.endsAt > time.startsAt
  const isClear = invitees.length > 0 && invitees.every(({ address }) => isEmailAddress(address))
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(isLater && time.kind !== 'floating' ? [] : (['time'] as const)),
    ...(isClear ? [] : (['invitees'] as const)),
  ]
}

/** `invalid` when something of it has to be mended. */
export function requireSoundPlan(plan: EventPlan): void {
  const faults = eventFaults(plan)
  if (faults.length > 0) throw new MailroomError('invalid', `The event has faults: ${faults.join(', ')}.`)
}
