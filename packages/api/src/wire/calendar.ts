import {
  calendarViews,
  eventColors,
  maxCalendarFaults,
  maxGuests,
  maxOccurrences,
  maxSharees,
} from '@mailroom/core'
import * as v from 'valibot'
import { wireAddress, wireDraftId, wireFolderName, wireTime, wireUid, wireWhole } from './common'
import { wireEventStatus, wireRecurrence } from './invitations'

const id = v.pipe(wireWhole, v.minValue(1))
const idText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))

/** Texts longer than what is kept are refused by the rules of an event, which name the field. */
const text = v.pipe(v.string(), v.maxLength(20_000))
const zone = v.pipe(v.string(), v.maxLength(64))
const color = v.picklist(eventColors)
const address = v.pipe(v.string(), v.maxLength(1000))

/** One of a series, by when the series has it begin: `2026-11-27T08:00:00Z`, of whole days `2026-11-27`. */
const occurrence = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?$/))

/** Whoever sees a calendar of somebody else; `edit` changes its events too. @source CA-03 */
const sharees = v.pipe(
  v.array(v.object({ email: address, fullname: text, permission: v.picklist(['read', 'edit']) })),
  v.maxLength(2 * maxSharees),
)

const calendarFields = { name: text, color, sharees }

/** What is said of a calendar. @source 2nd text 3 */
export const wireCalendarFields = v.object(calendarFields)

/** A calendar; `owner` of one of somebody else. */
export const wireCalendar = v.object({
  id,
  ...calendarFields,
  permission: v.picklist(['own', 'edit', 'read']),
  owner: v.nullable(wireAddress),
  is_default: v.boolean(),
})

/** All of them. */
export const wireCalendars = v.object({ results: v.array(wireCalendar) })

/** When an event is: moments; of whole days as 0:00 UTC of each, `end` the first that no longer counts. */
const times = { start: wireTime, end: wireTime, is_all_day: v.boolean() }

const eventFields = {
  calendar_id: id,
  title: text,
  place: text,
  remark: text,
  ...times,
  timezone: zone,
  /** `other` keeps the rule as it stands. */
  recurrence: v.nullable(wireRecurrence),
  /** Null: that of the calendar. */
  color: v.nullable(color),
  /** Minutes before it at which a mail reminds of it; null for none. */
  reminder: v.nullable(wireWhole),
  participants: v.pipe(
    v.array(v.object({ person: wireAddress, is_optional: v.boolean() })),
    v.maxLength(2 * maxGuests),
  ),
}

/** What an act on a series is about. */
const reach = { reach: v.picklist(['one', 'following', 'all']), occurrence: v.nullable(occurrence) }

/** A new event; the same `request_id` makes it once. `folder` and `uid` name the mail from which it arose. @source CA-02, RD-03 */
export const wireEventCreation = v.object({
  request_id: wireDraftId,
  folder: v.optional(wireFolderName),
  uid: v.optional(wireUid),
  ...eventFields,
})

/** A change of an event. @source CA-08 */
export const wireEventChange = v.object({ ...reach, ...eventFields })

/** What of a series is removed. */
export const wireEventReach = v.object(reach)

/** An event whole, or one of its series. */
export const wireEvent = v.object({
  id,
  ...eventFields,
  participants: v.array(v.object({ person: wireAddress, status: wireEventStatus, is_optional: v.boolean() })),
  occurrence: v.nullable(occurrence),
  is_exception: v.boolean(),
  organizer: v.nullable(wireAddress),
  is_organizer: v.boolean(),
  /** What the reader has said; null where nobody has invited them. */
  status: v.nullable(wireEventStatus),
  can_edit: v.boolean(),
  can_invite: v.boolean(),
})

/** Which one of its series. */
export const wireEventQuery = v.object({ occurrence: v.optional(occurrence) })

/** Days of which events are wanted, and the zone whose clock says which whole days these are. */
export const wireEventsQuery = v.object({ start: wireTime, end: wireTime, timezone: zone })

/** Events by their beginning, each of a series on its own. */
export const wireEvents = v.object({
  results: v.pipe(
    v.array(
      v.object({
        id,
        calendar_id: id,
        occurrence: v.nullable(occurrence),
        title: v.string(),
        place: v.string(),
        ...times,
        color,
        is_exception: v.boolean(),
        has_reminder: v.boolean(),
        participant_count: wireWhole,
        status: v.nullable(wireEventStatus),
        can_edit: v.boolean(),
      }),
    ),
    v.maxLength(maxOccurrences),
  ),
})

/** What brings removed events back; null where somebody was told of it. */
export const wireEventRemoval = v.object({ undo_id: v.nullable(v.string()) })

/** Names a removal. */
export const wireEventUndo = v.object({ undo_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)) })

/** Guests who are invited no longer. @source 2nd text 7 */
export const wireUninvited = v.object({
  emails: v.pipe(v.array(address), v.minLength(1), v.maxLength(maxGuests)),
})

/** An answer to whoever has invited. */
export const wireEventAnswer = v.object({
  status: v.picklist(['pass', 'wait', 'reject']),
  occurrence: v.nullable(occurrence),
})

/** What became of the events of a file. */
export const wireCalendarImport = v.object({
  added: wireWhole,
  changed: wireWhole,
  fault_count: wireWhole,
  faults: v.pipe(
    v.array(v.object({ title: v.string(), fault: v.picklist(['no_time', 'no_rule']) })),
    v.maxLength(maxCalendarFaults),
  ),
})

/** What is written to a file: a calendar, or an event with its series; one of the two. */
export const wireCalendarExport = v.object({ calendar_id: v.optional(idText), event_id: v.optional(idText) })

const hour = v.pipe(wireWhole, v.minValue(0), v.maxValue(24))

/** How calendars are shown. @source CA-06 */
export const wireCalendarPreferences = v.object({
  view: v.picklist(calendarViews),
  /** 0 for Sunday. */
  first_day: v.picklist([0, 1, 6]),
  day_start: hour,
  day_end: hour,
  is_lunar: v.boolean(),
  /** Minutes; null for none. */
  reminder: v.nullable(wireWhole),
  /** Calendars that are not shown. */
  hidden: v.pipe(v.array(id), v.maxLength(10_000)),
})
