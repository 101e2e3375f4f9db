import {
  calendarFaults,
  MailroomError,
  maxCalendars,
  type Calendar,
  type CalendarFields,
  type CalendarId,
} from '@mailroom/core'
import type { Account } from '../../system/Account'
import type { Seat } from '../../system/Seat'
import type { SeenCalendar } from '../Calendars'
import { plainLine } from '../checkedEvent'
import type { KeptCalendar, KeptSharee } from '../KeptEvent'

/** A calendar as its reader has it. */
export const shownCalendar = ({ calendar, access, color }: SeenCalendar): Calendar => ({
  ...{ id: calendar.id, name: calendar.name, color, access },
  sharees:
    access === 'own'
      ? calendar.sharees.map(({ address, name, mayEdit }) => ({ address, name, mayEdit }))
      : [],
  ...(access !== 'own' && { owner: calendar.owner.address }),
  isDefault: access === 'own' && calendar.isDefault,
})

/** As core's `CalendarPort.saveCalendar`. @source CA-03 */
export function saveCalendar(seat: Seat, fields: CalendarFields, id: CalendarId | undefined): Calendar {
  const { system, user } = seat
  const { calendars } = system
  const before = id === undefined ? undefined : calendars.calendar(id, user)
  if (before && before.access !== 'own') return saveColor(seat, before, fields)
  const plain = { ...fields, name: plainLine(fields.name) }
  const sharees = checkedSharees(seat, plain)
  const others = calendars.ofOwner(user).filter((each) => each.id !== id)
  if (others.some(({ name }) => name === plain.name))
    throw new MailroomError('conflict', 'Another calendar has this name.', {
      fields: { name: ['Another calendar has this name.'] },
    })
  if (!before && others.length >= maxCalendars)
    throw new MailroomError('overQuota', `There are at most ${maxCalendars} calendars.`)
  const { color } = fields
  const kept = before?.calendar ?? { id: calendars.newId(), owner: user, isDefault: false, sharees: [] }
  const withColors = sharees.map((each) => ({
    ...each,
    color: kept.sharees.find(({ account }) => account === each.account)?.color,
  }))
  const saved = calendars.put({ ...kept, name: plain.name, color, sharees: withColors })
  return shownCalendar(calendars.calendar(saved.id, user))
}

/** Of a calendar of somebody else the colour changes, and for oneself. */
function saveColor({ system, user }: Seat, { calendar }: SeenCalendar, { color }: CalendarFields): Calendar {
  const sharees = calendar.sharees.map((each) => (each.account === user ? { ...each, color } : each))
  system.calendars.put({ ...calendar, sharees })
  return shownCalendar(system.calendars.calendar(calendar.id, user))
}

/** @throws MailroomError `invalid` with the fields at fault; `notHere` for people without a mailbox */
function checkedSharees({ system, user }: Seat, fields: CalendarFields): readonly KeptSharee[] {
  const faults = calendarFaults(fields)
  const found = new Map<Account, KeptSharee>()
  let isMissing = false
  for (const { address, mayEdit } of fields.sharees) {
    const account = system.accounts.find((each) => isTheirs(each, address))
    if (!account) isMissing = true
    else if (account !== user) found.set(account, { ...account.address, account, mayEdit })
  }
  const said = [
    ...(faults.name ? [['name', [faults.name]] as const] : []),
    ...(faults.sharees ? [['sharees', [faults.sharees]] as const] : []),
    ...(!faults.sharees && isMissing ? [['sharees', ['notHere']] as const] : []),
  ]
  if (said.length === 0) return [...found.values()]
  throw new MailroomError('invalid', 'The calendar was refused.', { fields: Object.fromEntries(said) })
}

const isTheirs = ({ address }: Account, wanted: string): boolean =>
  address.address.toLowerCase() === wanted.trim().toLowerCase()

/** Without somebody who sees it no longer. */
export const withoutSharee = (calendar: KeptCalendar, account: Account): KeptCalendar => ({
  ...calendar,
  sharees: calendar.sharees.filter((each) => each.account !== account),
})
