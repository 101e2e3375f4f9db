import { eventStatusNames, toWireRecurrence, type AnswerOf, type BodyOf, type Contract } from '@mailroom/api'
import type { EventPlan, EventTime, Invitation } from '@mailroom/core'
import { toWireAddress, toWireTime } from './messages'

type WireInvitation = NonNullable<AnswerOf<Contract['invitation']>['invitation']>

/** An event to which people are to be invited. */
export const fromWirePlan = ({
  id,
  title,
  place: location,
  remark: note,
  start,
  end,
  is_all_day: isAllDay,
  timezone: timeZone,
  participants,
  folder,
  uid,
}: BodyOf<Contract['inviteToEvent']>): EventPlan => ({
  ...{ id, title, location, note, timeZone },
  time: { kind: isAllDay ? 'allDay' : 'instant', startsAt: Date.parse(start), endsAt: Date.parse(end) },
  invitees: participants.map(([address, name]) => ({ address, name })),
  ...(folder !== undefined && uid !== undefined && { origin: { folder, uid } }),
})

/** An invitation as its reader sees it. */
export const toWireInvitation = (invitation: Invitation): WireInvitation => ({
  calendar_event_id: invitation.eventId,
  calendar_eventer_status: eventStatusNames[invitation.status],
  is_calendar_event_deleted: invitation.standing === 'deleted',
  is_outdated: invitation.standing === 'outdated',
  can_answer: invitation.canAnswer,
  method: invitation.method,
  title: invitation.title,
  location: invitation.location,
  organizer: invitation.organizer ? toWireAddress(invitation.organizer) : null,
  time: invitation.time ? toWireEventTime(invitation.time) : null,
  recurrence: invitation.recurrence ? toWireRecurrence(invitation.recurrence) : null,
  invitees: invitation.invitees.map(({ status, isOptional, ...person }) => ({
    person: toWireAddress(person),
    status: eventStatusNames[status],
    is_optional: isOptional,
  })),
  invitee_count: invitation.inviteeCount,
})

const toWireEventTime = ({ kind, startsAt, endsAt }: EventTime): NonNullable<WireInvitation['time']> => ({
  kind: kind === 'allDay' ? 'all_day' : kind,
  start: toWireTime(startsAt),
  end: toWireTime(endsAt),
})
