import type { AnswerOf, BodyOf, Contract } from '@mailroom/api'
import type {
  EventPlan,
  EventRecurrence,
  EventTime,
  Invitation,
  InvitationAnswer,
  InvitationStatus,
} from '@mailroom/core'
import { toWireAddress, toWireTime } from './messages'

type WireInvitation = NonNullable<AnswerOf<Contract['invitation']>['invitation']>

const statusNames: Readonly<Record<InvitationStatus, WireInvitation['calendar_eventer_status']>> = {
  pending: 'start',
  accepted: 'pass',
  tentative: 'wait',
  declined: 'reject',
}
const answers: Readonly<Record<BodyOf<Contract['answerInvitation']>['status'], InvitationAnswer>> = {
  pass: 'accepted',
  wait: 'tentative',
  reject: 'declined',
}

/** An answer by its name. */
export const answerOf = (status: BodyOf<Contract['answerInvitation']>['status']): InvitationAnswer =>
  answers[status]

/** An event to which people are to be invited. */
export const fromWireEvent = ({
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
  calendar_eventer_status: statusNames[invitation.status],
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
    status: statusNames[status],
    is_optional: isOptional,
  })),
  invitee_count: invitation.inviteeCount,
})

const toWireEventTime = ({ kind, startsAt, endsAt }: EventTime): NonNullable<WireInvitation['time']> => ({
  kind: kind === 'allDay' ? 'all_day' : kind,
  start: toWireTime(startsAt),
  end: toWireTime(endsAt),
})

const toWireRecurrence = ({
  weekdays,
  monthDays,
  count,
  until,
  ...rule
}: EventRecurrence): NonNullable<WireInvitation['recurrence']> => ({
  ...rule,
  weekdays: weekdays.map(({ day, ordinal }) => ({ day, ordinal: ordinal ?? null })),
  month_days: [...monthDays],
  count: count ?? null,
  until: until === undefined ? null : toWireTime(until),
})
