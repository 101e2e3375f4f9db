import {
  eventStatuses,
  eventStatusNames,
  fromWireRecurrence,
  type AnswerOf,
  type Contract,
} from '@mailroom/api'
import { type Invitation, type InvitationsPort, requireSoundPlan } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireAddress, toWireAddress } from '../wire/addresses'
import { fromWireTime, toWireTime } from '../wire/times'

type WireInvitation = NonNullable<AnswerOf<Contract['invitation']>['invitation']>

/** Invitations to events, over HTTP. */
export const createInvitationsPort = (client: HttpClient): InvitationsPort => ({
  async read({ folder, uid }, options) {
    const { invitation } = await client.send('invitation', { path: { uid }, query: { folder }, options })
    return invitation === null ? undefined : fromWireInvitation(invitation)
  },
  async answer({ folder, uid }, id, answer) {
    await client.send('answerInvitation', {
      path: { id },
      body: { folder, uid, status: eventStatusNames[answer] },
    })
  },
  async invite(plan) {
    requireSoundPlan(plan)
    const { id, title, location, note, time, timeZone, invitees, origin } = plan
    const body = {
      ...{ id, title, place: location, remark: note, timezone: timeZone },
      ...{
        start: toWireTime(time.startsAt),
        end: toWireTime(time.endsAt),
        is_all_day: time.kind === 'allDay',
      },
      participants: invitees.map(toWireAddress),
      ...origin,
    }
    await client.send('inviteToEvent', { body })
  },
})

function fromWireInvitation(wire: WireInvitation): Invitation {
  const { time, recurrence, organizer } = wire
  return {
    eventId: wire.calendar_event_id,
    status: eventStatuses[wire.calendar_eventer_status],
    standing: wire.is_calendar_event_deleted ? 'deleted' : wire.is_outdated ? 'outdated' : 'current',
    canAnswer: wire.can_answer,
    method: wire.method,
    title: wire.title,
    location: wire.location,
    ...(organizer !== null && { organizer: fromWireAddress(organizer) }),
    ...(time !== null && {
      time: {
        kind: time.kind === 'all_day' ? 'allDay' : time.kind,
        startsAt: fromWireTime(time.start),
        endsAt: fromWireTime(time.end),
      },
    }),
    ...(recurrence !== null && { recurrence: fromWireRecurrence(recurrence) }),
    invitees: wire.invitees.map(({ person, status, is_optional: isOptional }) => ({
      ...fromWireAddress(person),
      status: eventStatuses[status],
      isOptional,
    })),
    inviteeCount: wire.invitee_count,
  }
}
