import type { CalendarEvent, EventCreation, EventFields } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { CalendarParts } from '../CalendarParts'
import { addEvent, findAsked } from './addEvent'
import { changeEvent } from './changeEvent'

/**
 * Adds an event. Asked again with the same id, it makes no other one: what is said otherwise now, after an answer that did not
 * arrive, is changed.
 *
 * @source CA-02
 */
export async function saveNewEvent(
  parts: CalendarParts,
  accountId: AccountId,
  fields: EventFields,
  creation: EventCreation,
): Promise<CalendarEvent> {
  const id = await findAsked(parts.database.db, accountId, creation.requestId)
  return id === undefined
    ? addEvent(parts, accountId, fields, creation)
    : changeEvent(parts, accountId, fields, { id, reach: { kind: 'all' } })
}
