import { isEmailAddress } from '../addresses/isEmailAddress'
import { maxCalendarName, maxSharees, type CalendarFields } from './Calendar'

/** What is wrong with a calendar that is to be saved. */
export type CalendarFault = 'missing' | 'tooLong' | 'notAddress' | 'tooManyPeople'

/**
 * The faults of a calendar, by field; none when it may be saved. Whether people are in the mail system is for it to say.
 *
 * @source CA-03
 */
export function calendarFaults({
  name,
  sharees,
}: CalendarFields): Partial<Record<'name' | 'sharees', CalendarFault>> {
  const length = Array.from(name.trim()).length
  const nameFault = length === 0 ? 'missing' : length > maxCalendarName ? 'tooLong' : undefined
  const shareeFault =
    sharees.length > maxSharees
      ? 'tooManyPeople'
      : sharees.every(({ address }) => isEmailAddress(address))
        ? undefined
        : 'notAddress'
  return { ...(nameFault && { name: nameFault }), ...(shareeFault && { sharees: shareeFault }) }
}
