import {
  contract,
  eventFieldNames,
  eventStatusNames,
  fromWireCalendar,
  fromWireCalendarPreferences,
  fromWireEvent,
  fromWireOccurrence,
  toWireCalendarFields,
  toWireCalendarPreferences,
  toWireEventFields,
  toWireReach,
  type AnswerOf,
  type Contract,
} from '@mailroom/api'
import {
  maxCalendarFileBytes,
  MailroomError,
  type CalendarImport,
  type CalendarImportOutcome,
  type CalendarPort,
  type TransferOptions,
} from '@mailroom/core'
import { download } from '../http/download'
import type { HttpClient } from '../http/HttpClient'
import { sendImport } from '../http/sendImport'
import { withFieldNames } from '../wire/fieldNames'
import { toWireTime } from '../wire/times'

/** Calendars and their events, over HTTP. @source CA-01, CA-02, CA-03 */
export const createCalendarPort = (client: HttpClient): CalendarPort => ({
  async calendars(options) {
    const { results } = await client.send('calendars', { options })
    return results.map(fromWireCalendar)
  },

  async saveCalendar(fields, id) {
    const body = toWireCalendarFields(fields)
    return fromWireCalendar(
      id === undefined
        ? await client.send('createCalendar', { body })
        : await client.send('updateCalendar', { path: { id }, body }),
    )
  },

  removeCalendar: async (id) => void (await client.send('deleteCalendar', { path: { id } })),

  async occurrences({ from, to, timeZone }, options) {
    const query = { start: toWireTime(from), end: toWireTime(to), timezone: timeZone }
    const { results } = await client.send('events', { query, options })
    return results.map(fromWireOccurrence)
  },

  event: async (id, occurrence, options) =>
    fromWireEvent(
      await client.send('event', {
        path: { id },
        query: { ...(occurrence !== undefined && { occurrence }) },
        options,
      }),
    ),

  async save(fields, change) {
    const body = toWireEventFields(fields)
    const saved =
      'id' in change
        ? client.send('updateEvent', {
            path: { id: change.id },
            body: { ...toWireReach(change.reach), ...body },
          })
        : client.send('createEvent', { body: { request_id: change.requestId, ...body, ...change.origin } })
    return fromWireEvent(await withFieldNames(eventFieldNames, saved))
  },

  async remove(id, reach) {
    const { undo_id } = await client.send('deleteEvent', { path: { id }, body: toWireReach(reach) })
    return undo_id ?? undefined
  },

  restore: async (undo) => void (await client.send('restoreEvents', { body: { undo_id: undo } })),

  async uninvite(id, addresses) {
    if (addresses.length > 0)
      await client.send('cancelInvitor', { path: { id }, body: { emails: [...addresses] } })
  },

  async answer(id, answer, occurrence) {
    const body = { status: eventStatusNames[answer], occurrence: occurrence ?? null }
    await client.send('answerEvent', { path: { id }, body })
  },

  importFile: (file, how, options) => importFile(client, file, how, options),

  exportFile: (choice, options) =>
    download(
      client,
      'exportEvents',
      {
        query:
          'eventId' in choice
            ? { event_id: String(choice.eventId) }
            : { calendar_id: String(choice.calendarId) },
        options,
      },
      'calendar.ics',
    ),

  preferences: async (options) =>
    fromWireCalendarPreferences(await client.send('calendarPreferences', { options })),

  async savePreferences(preferences) {
    await client.send('saveCalendarPreferences', { body: toWireCalendarPreferences(preferences) })
  },
})

async function importFile(
  client: HttpClient,
  file: File,
  { calendarId, timeZone }: CalendarImport,
  options?: TransferOptions,
): Promise<CalendarImportOutcome> {
  if (file.size > maxCalendarFileBytes)
    throw new MailroomError('tooLarge', `A file of events has at most ${maxCalendarFileBytes} bytes.`)
  const fields = { calendar_id: String(calendarId), timezone: timeZone }
  return fromWireImport(
    await sendImport(client, 'importEvents', contract.importEvents, { file, fields }, options),
  )
}

const fileFaults = { no_time: 'noTime', no_rule: 'noRule' } as const

const fromWireImport = (wire: AnswerOf<Contract['importEvents']>): CalendarImportOutcome => ({
  added: wire.added,
  changed: wire.changed,
  faultCount: wire.fault_count,
  faults: wire.faults.map(({ title, fault }) => ({ title, fault: fileFaults[fault] })),
})
