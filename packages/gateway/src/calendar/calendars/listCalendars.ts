import type { Calendar, CalendarId, Locale } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import { nameOrder } from '../../contacts/spelling/nameOrder'
import type { Executor } from '../../doors/database/Database'
import type { CalendarParts } from '../CalendarParts'
import { seenCalendar, seenCalendars, type SeenCalendar } from '../rights/seenCalendars'
import { haveDefaultCalendar } from './defaultCalendar'
import { shareesOf } from './sharees'

/** As core's `CalendarPort.calendars`. @param locale language of the first one's name, where it is made now */
export async function listCalendars(
  { database, now }: CalendarParts,
  accountId: AccountId,
  locale: Locale,
): Promise<readonly Calendar[]> {
  await haveDefaultCalendar(database, accountId, locale, now())
  const seen = await seenCalendars(database.db, accountId)
  const own = seen.filter(({ access }) => access === 'own')
  const sharees = await shareesOf(
    database.db,
    own.map(({ id }) => id),
  )
  return seen.toSorted(inOrder).map((each) => shown(each, sharees(each.id)))
}

/** A calendar as its reader has it. @throws MailroomError `notFound` */
export async function readCalendar(db: Executor, accountId: AccountId, id: CalendarId): Promise<Calendar> {
  const seen = await seenCalendar(db, accountId, id)
  const sharees = await shareesOf(db, seen.access === 'own' ? [id] : [])
  return shown(seen, sharees(id))
}

/** With whom else a calendar is shared is for its owner to know. */
const shown = (
  { id, name, color, access, owner, isDefault }: SeenCalendar,
  sharees: Calendar['sharees'],
): Calendar => ({
  ...{ id, name, color, access, isDefault, sharees },
  ...(access !== 'own' && { owner }),
})

function inOrder(a: SeenCalendar, b: SeenCalendar): number {
  return (
    rank(a) - rank(b) ||
    (a.access === 'own' ? 0 : byName(a.owner.name, b.owner.name) || a.ownerId - b.ownerId) ||
    byName(a.name, b.name) ||
    a.id - b.id
  )
}

/** By how names sound. */
function byName(a: string, b: string): number {
  const [first, second] = [nameOrder(a), nameOrder(b)]
  return first < second ? -1 : first > second ? 1 : 0
}

const rank = ({ access, isDefault }: SeenCalendar): number => (isDefault ? 0 : access === 'own' ? 1 : 2)
