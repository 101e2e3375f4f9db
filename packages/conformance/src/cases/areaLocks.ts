import { defaultCalendarPreferences, type LockPort, type MailroomAdapter } from '@mailroom/core'
import { equals, failsAs } from '../assert/assert'
import { caseDays, newRequest, timeOf } from '../world/calendars'
import { casesOf } from '../world/ConformanceCase'
import { portOf, signedIn } from '../world/scene'

const password = 'Lock-2026'
const off = { isSet: false, isOpen: false }
const locks = ['folderLock', 'fileLock', 'calendarLock'] as const

/** What lies behind a lock. */
interface LockedThings {
  /** Each call that shows or changes any of it. */
  readonly calls: Readonly<Record<string, () => Promise<unknown>>>
  /** Names of what is there. */
  names(adapter: MailroomAdapter): Promise<readonly string[]>
}

/** A part of what people have that has a lock of its own. */
interface LockedArea {
  readonly area: string
  readonly port: 'fileLock' | 'calendarLock'
  readonly needs: 'disk' | 'calendar'
  /** What is not shown, for the title of the case. */
  readonly things: string
  /** Makes one thing, which is called `Secret`. */
  make(adapter: MailroomAdapter): Promise<LockedThings>
}

/** The cases of the lock on one of them. @source LK-05, LK-06 */
function lockCases({ area, port, needs, things, make }: LockedArea) {
  const locked = async (adapter: MailroomAdapter) => {
    const made = await make(adapter)
    const lock: LockPort = portOf(adapter, port)
    await lock.set(password)
    return { ...made, lock }
  }
  return casesOf({ area, port, needs: [port, needs] }, [
    [
      'off',
      'Is off until it is set',
      async ({ alice }) => {
        const lock = portOf(await signedIn(alice), port)
        equals(await lock.state(), off, 'the lock at first')
        await failsAs(lock.open(password), 'notFound', 'opening no lock')
        await failsAs(lock.remove(password), 'notFound', 'removing no lock')
      },
    ],
    [
      'keeps',
      `Shows nothing of the ${things}, and takes nothing in, until it is opened`,
      async ({ alice }) => {
        const adapter = await signedIn(alice)
        const { lock, calls, names } = await locked(adapter)
        for (const [name, call] of Object.entries(calls)) {
          const { details } = await failsAs(call(), 'locked', name)
          equals(details.retryAfterSeconds, undefined, `${name}: a wait that would lift it`)
        }
        await failsAs(lock.open('Wrong-2026'), 'invalid', 'a wrong password')
        await lock.open(password)
        equals(await lock.state(), { isSet: true, isOpen: true }, 'the lock after it was opened')
        equals(await names(adapter), ['Secret'], 'what is there')
      },
    ],
    [
      'apart',
      'Is another lock than the others, and nobody else’s',
      async ({ alice, bob: other }) => {
        const adapter = await signedIn(alice)
        const { names } = await locked(adapter)
        for (const name of locks)
          if (name !== port && adapter[name]) equals(await adapter[name].state(), off, `the ${name}`)
        const bob = await signedIn(other)
        equals(await portOf(bob, port).state(), off, 'the lock of the other')
        equals(await names(bob), [], 'what the other sees of it')
      },
    ],
    [
      'session',
      'Is opened for one session only, and taken off for good',
      async ({ alice }) => {
        const adapter = await signedIn(alice)
        const { lock, names } = await locked(adapter)
        await lock.open(password)
        await adapter.session.signOut()
        await signedIn(alice)
        equals(await lock.state(), { isSet: true, isOpen: false }, 'the lock in the next session')
        await failsAs(names(adapter), 'locked', 'what is there in the next session')
        await lock.remove(password)
        equals(await names(adapter), ['Secret'], 'what is there afterwards')
      },
    ],
  ])
}

const own = { place: 'personal', offset: 0, limit: 10 } as const

/** The lock on what lies on disks and in transit. @source LK-05 */
export const fileLockCases = lockCases({
  ...{ area: 'file-lock', port: 'fileLock', needs: 'disk', things: 'files' },
  async make(adapter) {
    const disk = portOf(adapter, 'disk')
    const { id } = await disk.store(new File(['secret'], 'Secret'), { place: 'personal' })
    return {
      calls: {
        'list of the own disk': () => disk.list(own),
        'list of what is in transit': () => disk.list({ ...own, place: 'transit' }),
        'list of the disk of the organisation': () => disk.list({ ...own, place: 'company' }),
        store: () => disk.store(new File(['more'], 'more.txt'), { place: 'personal' }),
        makeFolder: () => disk.makeFolder('New', { place: 'personal' }),
        link: () => disk.link('personal', [id]),
        rename: () => disk.rename('personal', id, 'other.txt'),
        move: () => disk.move([id], { place: 'personal' }),
        remove: () => disk.remove('personal', [id]),
        file: () => disk.file('personal', id),
        pack: () => disk.pack('personal', [id]),
        renew: () => disk.renew([id], 'month'),
        keepOnDisk: () => disk.keepOnDisk([id], { place: 'personal' }),
      },
      names: async (whose) => (await portOf(whose, 'disk').list(own)).entries.map(({ name }) => name),
    }
  },
})

/** The lock on calendars and what is in them. @source LK-05 */
export const calendarLockCases = lockCases({
  ...{ area: 'calendar-lock', port: 'calendarLock', needs: 'calendar', things: 'calendars' },
  async make(adapter) {
    const calendar = portOf(adapter, 'calendar')
    const [home] = await calendar.calendars()
    const calendarId = home!.id
    const fields = {
      ...{ calendarId, title: 'Secret', place: '', note: '', guests: [] },
      ...{ time: timeOf('2030-03-04T08:00Z'), timeZone: 'UTC' },
    }
    const { id } = await calendar.save(fields, newRequest())
    const all = { kind: 'all' } as const
    const another = { name: 'Own', color: 'red', sharees: [] } as const
    const file = new File(['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'], 'calendar.ics')
    return {
      calls: {
        calendars: () => calendar.calendars(),
        saveCalendar: () => calendar.saveCalendar(another),
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
      },
      names: async (whose) => {
        const found = await portOf(whose, 'calendar').occurrences(caseDays)
        return found.filter((each) => each.calendarId === calendarId).map(({ title }) => title)
      },
    }
  },
})
