import { sameAddress, type OccurrenceId } from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'
import type { KeptEvent } from '../kept/readRecord'
import { setGuestStatus } from '../kept/setGuestStatus'
import { occurrenceIn } from '../ics/reading/occurrenceIn'
import type { EventGroup } from '../ics/reading/joinSeries'
import type { ReadEvent } from '../ics/reading/readEvent'
import { exceptionOf } from '../series/facts'
import { markOf, type EventMail } from './mailGroups'

/**
 * Notes what a guest has answered: who is one, for themselves, and to the event as it is now.
 *
 * @returns true when something was noted
 * @source CA-04, RFC 5546 3.2.3
 */
export async function takeReply(
  trx: Executor,
  kept: KeptEvent,
  { head, instances }: EventGroup,
  mail: EventMail,
): Promise<boolean> {
  let isNoted = false
  for (const reply of [...(head ? [head] : []), ...instances])
    if (await noteReply(trx, kept, reply, mail)) isNoted = true
  return isNoted
}

async function noteReply(
  trx: Executor,
  { id, record }: KeptEvent,
  reply: ReadEvent,
  mail: EventMail,
): Promise<boolean> {
  const said = reply.record.guests.find((guest) => sameAddress(guest, { address: mail.from }))
  if (said === undefined || said.status === 'pending' || reply.record.sequence < record.sequence) return false
  const occurrence = reply.instance && occurrenceIn(record, reply.instance)
  if (!isGuest(record, said.address, occurrence)) return false
  const { stampedAt: at } = markOf(reply, mail)
  const { address, status } = said
  return setGuestStatus(trx, id, { address, status, at, ...(occurrence !== undefined && { occurrence }) })
}

/** Strangers do not make one of a series differ either. */
function isGuest(record: KeptEvent['record'], address: string, occurrence?: OccurrenceId): boolean {
  const all = [record, ...record.exceptions]
  const asked = occurrence === undefined ? all : [exceptionOf(record, occurrence)]
  return asked.some((facts) => facts?.guests.some((guest) => sameAddress(guest, { address })) === true)
}
