import {
  eventStatuses,
  fromWireCalendarFields,
  fromWireCalendarPreferences,
  fromWireEventFields,
  fromWireReach,
  toWireCalendar,
  toWireCalendarPreferences,
  toWireEvent,
  toWireOccurrence,
} from '@mailroom/api'
import { isZone, maxCalendarFileBytes, MailroomError, safeFileName, type EventReach } from '@mailroom/core'
import { bytesAnswer } from '../files/bytesAnswer'
import { takeFile } from '../files/takeFile'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { stringsOf } from '../strings/strings'
import { toWireCalendarImport } from '../wire/calendar'
import { behindLock } from './behindLock'
import { idOf } from './idOf'

type Calls =
  | 'calendars'
  | 'createCalendar'
  | 'updateCalendar'
  | 'deleteCalendar'
  | 'events'
  | 'event'
  | 'createEvent'
  | 'updateEvent'
  | 'deleteEvent'
  | 'restoreEvents'
  | 'cancelInvitor'
  | 'answerEvent'
  | 'importEvents'
  | 'exportEvents'
  | 'calendarPreferences'
  | 'saveCalendarPreferences'

const success = { msg: 'success' } as const

/** Calendars and their events, all behind the lock of the calendar. @source CA-01, CA-02, CA-03, LK-05 */
export function calendarHandlers(services: Services): Pick<Handlers, Calls> {
  const { calendar, calendarFiles, calendarLock, mailboxes } = services
  return behindLock(calendarLock, {
    async calendars(_input, { session, locale }) {
      const calendars = await calendar.calendars(session.accountId, locale)
      return { results: calendars.map(toWireCalendar) }
    },

    createCalendar: async ({ body }, { session, locale }) =>
      toWireCalendar(
        await calendar.saveCalendar(session.accountId, fromWireCalendarFields(body), undefined, locale),
      ),

    updateCalendar: async ({ path, body }, { session, locale }) =>
      toWireCalendar(
        await calendar.saveCalendar(session.accountId, fromWireCalendarFields(body), idOf(path), locale),
      ),

    async deleteCalendar({ path }, { session }) {
      await calendar.removeCalendar(session.accountId, idOf(path))
      return success
    },

    async events({ query: { start, end, timezone: timeZone } }, { session }) {
      if (!isZone(timeZone)) throw invalid('timezone', 'noZone')
      const window = { from: Date.parse(start), to: Date.parse(end), timeZone }
      const occurrences = await calendar.occurrences(session.accountId, window)
      return { results: occurrences.map(toWireOccurrence) }
    },

    event: async ({ path, query }, { session }) =>
      toWireEvent(await calendar.event(session.accountId, idOf(path), query.occurrence)),

    async createEvent({ body: { request_id: requestId, folder, uid, ...body } }, { session }) {
      const origin = folder !== undefined && uid !== undefined ? { folder, uid } : undefined
      if (origin) await mailboxes.requireOpen(session, origin)
      const creation = { requestId, ...(origin && { origin }) }
      return toWireEvent(await calendar.save(session.accountId, fromWireEventFields(body), creation))
    },

    updateEvent: async ({ path, body }, { session }) =>
      toWireEvent(
        await calendar.save(session.accountId, fromWireEventFields(body), {
          id: idOf(path),
          reach: reachOf(body),
        }),
      ),

    async deleteEvent({ path, body }, { session }) {
      const undo = await calendar.remove(session.accountId, idOf(path), reachOf(body))
      return { undo_id: undo ?? null }
    },

    async restoreEvents({ body }, { session }) {
      await calendar.restore(session.accountId, body.undo_id)
      return success
    },

    async cancelInvitor({ path, body }, { session }) {
      await calendar.uninvite(session.accountId, idOf(path), body.emails)
      return success
    },

    async answerEvent({ path, body: { status, occurrence } }, { session }) {
      await calendar.answer(session.accountId, idOf(path), eventStatuses[status], occurrence ?? undefined)
      return success
    },

    importEvents: async (_input, asking) =>
      toWireCalendarImport(
        await takeFile(services, asking, maxCalendarFileBytes, ({ bytes, fields }, signal) => {
          const { timezone: timeZone = 'UTC' } = fields
          if (!isZone(timeZone)) throw invalid('timezone', 'noZone')
          const how = { calendarId: idOf({ id: fields.calendar_id }), timeZone }
          return calendarFiles.importFile(asking.session.accountId, bytes, how, signal)
        }),
      ),

    async exportEvents({ query: { calendar_id: calendarId, event_id: eventId } }, asking) {
      if ((calendarId === undefined) === (eventId === undefined)) throw invalid('calendar_id', 'fieldInvalid')
      const choice =
        calendarId === undefined
          ? { eventId: idOf({ id: eventId }) }
          : { calendarId: idOf({ id: calendarId }) }
      const { session, request, locale } = asking
      const { title, bytes } = await calendarFiles.exportFile(session.accountId, choice, request.signal)
      const name = `${safeFileName(title, stringsOf(locale).calendarFile)}.ics`
      return bytesAnswer(services, asking, { bytes, contentType: 'text/calendar; charset=utf-8', name })
    },

    calendarPreferences: async (_input, { session }) =>
      toWireCalendarPreferences(await calendar.preferences(session.accountId)),

    async saveCalendarPreferences({ body }, { session }) {
      await calendar.savePreferences(session.accountId, fromWireCalendarPreferences(body))
      return success
    },
  } satisfies Pick<Handlers, Calls>)
}

/** What of a series is meant. */
function reachOf(body: Parameters<typeof fromWireReach>[0]): EventReach {
  const reach = fromWireReach(body)
  if (reach === undefined) throw invalid('occurrence', 'fieldInvalid')
  return reach
}

const invalid = (field: string, fault: string) =>
  new MailroomError('invalid', 'The form is wrong.', { fields: { [field]: [fault] } })
