import { defaultCalendarPreferences } from '@mailroom/core'
import { equals, failsAs } from '../assert/assert'
import { caseDays, newRequest, timeOf } from '../world/calendars'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { portOf, signedIn } from '../world/scene'

const password = 'Lock-2026'

/** An event of Alice's, and the lock of her calendar on it. */
async function locked(world: ConformanceWorld) {
  const adapter = await signedIn(world.alice)
  const calendar = portOf(adapter, 'calendar')
  const [home] = await calendar.calendars()
  const fields = {
    ...{ calendarId: home!.id, title: 'Secret', place: '', note: '', guests: [] },
    ...{ time: timeOf('2030-03-04T08:00Z'), timeZone: 'UTC' },
  }
  const { id } = await calendar.save(fields, newRequest())
  const lock = portOf(adapter, 'calendarLock')
  await lock.set(password)
  return { adapter, calendar, lock, fields, id }
}

/** The lock on calendars and what is in them. @source LK-06 */
export const calendarLockCases = casesOf(
  { area: 'calendar-lock', port: 'calendarLock', needs: ['calendarLock', 'calendar'] },
  [
    [
      'off',
      'Is off until it is set',
      async ({ alice }) => {
        const lock = portOf(await signedIn(alice), 'calendarLock')
        equals(await lock.state(), { isSet: false, isOpen: false }, 'the lock at first')
        await failsAs(lock.open(password), 'notFound', 'opening no lock')
        await failsAs(lock.remove(password), 'notFound', 'removing no lock')
      },
    ],
    [
      'keeps',
      'Shows nothing of the calendars, and takes nothing in, until it is opened',
      async (world) => {
        const { calendar, lock, fields, id } = await locked(world)
        const { calendarId } = fields
        const all = { kind: 'all' } as const
        const own = { name: 'Own', color: 'red', sharees: [] } as const
        const file = new File(['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'], 'calendar.ics')
        const calls: Record<string, () => Promise<unknown>> = {
          calendars: () => calendar.calendars(),
          saveCalendar: () => calendar.saveCalendar(own),
          removeCalendar: () => calendar.removeCalendar(calendarId),
          occurrences: () => calendar.occurrences(caseDays),
          event: () => calendar.event(id),
          'save of a new one': () => calendar.save(fields, newRequest()),
          save: () => calendar.save(fields, { id, reach: all }),
          remove: () => calendar.remove(id, all),
          restore: () => calendar.restore('0123456789abcdef0123'),
          uninvite: () => calendar.uninvite(id, ['a@elsewhere.example.org']),
          answer: () => calendar.answer(id, 'accepted'),
          importFile: () => calendar.importFile(file, { calendarId, timeZone: 'UTC' }),
          exportFile: () => calendar.exportFile({ calendarId }),
          preferences: () => calendar.preferences(),
          savePreferences: () => calendar.savePreferences(defaultCalendarPreferences),
        }
        for (const [name, call] of Object.entries(calls)) {
          const { details } = await failsAs(call(), 'locked', name)
          equals(details.retryAfterSeconds, undefined, `${name}: a wait that would lift it`)
        }
        await failsAs(lock.open('Wrong-2026'), 'invalid', 'a wrong password')
        await lock.open(password)
        equals(await lock.state(), { isSet: true, isOpen: true }, 'the lock after it was opened')
        equals((await calendar.event(id)).title, 'Secret', 'the event')
        equals((await calendar.occurrences(caseDays)).length, 1, 'events that there are')
      },
    ],
    [
      'apart',
      'Is another lock than those of folders and files, and nobody else’s',
      async (world) => {
        const { adapter, fields } = await locked(world)
        const off = { isSet: false, isOpen: false }
        if (adapter.folderLock) equals(await adapter.folderLock.state(), off, 'the lock of the folders')
        if (adapter.fileLock) equals(await adapter.fileLock.state(), off, 'the lock of the files')
        const bob = await signedIn(world.bob)
        equals(await portOf(bob, 'calendarLock').state(), off, 'the lock of the other')
        const theirs = await portOf(bob, 'calendar').calendars()
        equals(
          theirs.filter(({ id }) => id === fields.calendarId),
          [],
          'what the other sees of it',
        )
      },
    ],
    [
      'session',
      'Is opened for one session only, and taken off for good',
      async (world) => {
        const { adapter, calendar, lock, id } = await locked(world)
        await lock.open(password)
        await adapter.session.signOut()
        await signedIn(world.alice)
        equals(await lock.state(), { isSet: true, isOpen: false }, 'the lock in the next session')
        await failsAs(calendar.event(id), 'locked', 'an event in the next session')
        await lock.remove(password)
        equals((await calendar.event(id)).title, 'Secret', 'the event afterwards')
      },
    ],
  ],
)
