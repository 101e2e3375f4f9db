import * as v from 'valibot'
import { wireAddress, wireDraftId, wireFolderName, wireTime, wireUid, wireWhole } from './common'

/** What was said to an invitation: nothing yet, accepted, perhaps, declined. */
export const wireEventStatus = v.picklist(['start', 'pass', 'wait', 'reject'])

/** How an event comes again. */
export const wireRecurrence = v.object({
  every: v.picklist(['day', 'week', 'month', 'year', 'other']),
  interval: wireWhole,
  /** 0 is Sunday; with a number the first, second ... or, -1, last of a month. */
  weekdays: v.array(v.object({ day: wireWhole, ordinal: v.nullable(v.pipe(v.number(), v.integer())) })),
  month_days: v.array(v.pipe(v.number(), v.integer())),
  count: v.nullable(wireWhole),
  until: v.nullable(wireTime),
})

/** Times are of that moment; `floating` and `all_day` as the clock on the wall has them, written as if it were UTC. */
const wireEventTime = v.object({
  kind: v.picklist(['instant', 'floating', 'all_day']),
  start: wireTime,
  end: wireTime,
})

/** What a mail says about an event; null when it says nothing. */
export const wireInvitation = v.object({
  invitation: v.nullable(
    v.object({
      calendar_event_id: v.string(),
      calendar_eventer_status: wireEventStatus,
      is_calendar_event_deleted: v.boolean(),
      is_outdated: v.boolean(),
      can_answer: v.boolean(),
      method: v.picklist(['request', 'cancel', 'reply', 'publish']),
      title: v.string(),
      location: v.string(),
      organizer: v.nullable(wireAddress),
      time: v.nullable(wireEventTime),
      recurrence: v.nullable(wireRecurrence),
      invitees: v.array(v.object({ person: wireAddress, status: wireEventStatus, is_optional: v.boolean() })),
      invitee_count: wireWhole,
    }),
  ),
})

/**
 * An event to which people are to be invited. `id` makes it safe to ask again. Times as above; of whole days `end` is the first that
 * no longer counts. `folder` and `uid` name the mail from which it arose.
 */
export const wireNewEvent = v.object({
  id: wireDraftId,
  title: v.pipe(v.string(), v.maxLength(500)),
  place: v.pipe(v.string(), v.maxLength(500)),
  remark: v.pipe(v.string(), v.maxLength(5_000)),
  start: wireTime,
  end: wireTime,
  is_all_day: v.boolean(),
  /** IANA name of the zone in which the mail writes the time. */
  timezone: v.pipe(v.string(), v.maxLength(64)),
  participants: v.pipe(v.array(wireAddress), v.maxLength(500)),
  folder: v.optional(wireFolderName),
  uid: v.optional(wireUid),
})

/** Names the folder; the uid is in the path. */
export const wireInvitationQuery = v.object({ folder: wireFolderName })

/** Answers an invitation, which is in that mail. The id of the event is in the path. */
export const wireInvitationAnswer = v.object({
  folder: wireFolderName,
  uid: wireUid,
  status: v.picklist(['pass', 'wait', 'reject']),
})
