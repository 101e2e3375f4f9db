import { equals, failsAs, holds } from '../assert/assert'
import { until } from '../assert/until'
import { inCalendars, newRequest, type CalendarScene } from '../world/calendars'
import { casesOf } from '../world/ConformanceCase'
import { listen } from '../world/listen'

const sharedWith = ({ person }: CalendarScene, mayEdit: boolean) => [{ ...person.address, mayEdit }]

/** Calendars that others share, and those that they do not. @source CA-03 */
export const calendarShareCases = casesOf({ area: 'calendars', port: 'calendar', needs: ['calendar'] }, [
  [
    'shared',
    'Lets others read a calendar or change its events, as long as the owner wants it',
    inCalendars(async (alice, bob) => {
      const { id } = await alice.make('Shared', { sharees: sharedWith(bob, false) })
      const event = await alice.add({ calendarId: id, title: 'Shared event' })
      const theirs = async () => (await bob.calendar.calendars()).find((each) => each.id === id)
      const read = await theirs()
      equals(
        [read?.name, read?.access, read?.owner?.address, read?.isDefault],
        ['Shared', 'read', alice.person.address.address, false],
        'what the other has',
      )
      equals((await bob.calendar.calendars()).at(-1)?.id, id, 'the last of their calendars')
      equals((await bob.seen('Shared event'))[0]?.canEdit, false, 'whether they may change its event')
      const change = { id: event.id, reach: { kind: 'all' } } as const
      const fields = alice.form({ calendarId: id, title: 'Changed' })
      await failsAs(bob.calendar.save(fields, change), 'forbidden', 'changing an event')
      await failsAs(bob.calendar.save(fields, newRequest()), 'forbidden', 'adding an event')
      await failsAs(bob.calendar.remove(event.id, { kind: 'all' }), 'forbidden', 'removing an event')
      await alice.calendar.saveCalendar({ name: 'Shared', color: 'teal', sharees: sharedWith(bob, true) }, id)
      equals((await theirs())?.access, 'edit', 'what the other may do then')
      await bob.calendar.save(fields, change)
      const added = await bob.calendar.save({ ...fields, title: 'Added' }, newRequest())
      equals((await alice.seen('Changed'))[0]?.eventId, event.id, 'the event that they have changed')
      equals((await alice.seen('Added'))[0]?.eventId, added.id, 'the event that they have added')
      await alice.calendar.saveCalendar({ name: 'Shared', color: 'teal', sharees: [] }, id)
      equals(await theirs(), undefined, 'the calendar once it is shared no longer')
      await failsAs(bob.calendar.event(event.id), 'notFound', 'its event then')
      await failsAs(bob.calendar.save(fields, change), 'notFound', 'changing it then')
      equals(await bob.seen('Changed'), [], 'events of it then')
    }),
  ],
  [
    'own-color',
    'Shows a calendar of somebody else in the colour that one has chosen, and changes nothing else of it',
    inCalendars(async (alice, bob) => {
      const { id } = await alice.make('Coloured', { color: 'red', sharees: sharedWith(bob, true) })
      await alice.add({ calendarId: id, title: 'Coloured event' })
      const fields = { name: 'Mine', color: 'purple', sharees: [] } as const
      await bob.calendar.saveCalendar(fields, id)
      const colors = async ({ calendar, seen }: CalendarScene) => {
        const found = (await calendar.calendars()).find((each) => each.id === id)
        return [found?.name, found?.color, (await seen('Coloured event'))[0]?.color]
      }
      equals(await colors(bob), ['Coloured', 'purple', 'purple'], 'what the other sees')
      equals(await colors(alice), ['Coloured', 'red', 'red'], 'what the owner sees')
    }),
  ],
  [
    'left',
    'Leaves a calendar of somebody else, who keeps it',
    inCalendars(async (alice, bob) => {
      const { id } = await alice.make('Left', { sharees: sharedWith(bob, true) })
      await alice.add({ calendarId: id, title: 'Stays' })
      await bob.calendar.removeCalendar(id)
      equals(
        (await bob.calendar.calendars()).filter((each) => each.id === id),
        [],
        'what the other has',
      )
      await failsAs(bob.calendar.removeCalendar(id), 'notFound', 'leaving it again')
      const kept = (await alice.calendar.calendars()).find((each) => each.id === id)
      equals(kept?.sharees, [], 'who still sees it')
      equals((await alice.seen('Stays')).length, 1, 'its events')
    }),
  ],
  [
    'foreign',
    'Knows nothing of the calendars and events of somebody else, and leaves them as they are',
    inCalendars(async (alice, { calendar, add, form }) => {
      const { id } = await alice.make('Foreign')
      const event = await alice.add({ calendarId: id, title: 'Foreign' })
      const undo = await alice.calendar.remove((await alice.add()).id, { kind: 'all' })
      holds(undo, 'nothing brings back what was removed')
      const fields = { name: 'Mine', color: 'red', sharees: [] } as const
      const own = await add({ title: 'Own' })
      const all = { kind: 'all' } as const
      const how = { calendarId: id, timeZone: 'UTC' }
      const file = new File(['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'], 'empty.ics')
      const calls: Record<string, () => Promise<unknown>> = {
        saveCalendar: () => calendar.saveCalendar(fields, id),
        removeCalendar: () => calendar.removeCalendar(id),
        event: () => calendar.event(event.id),
        'save of theirs': () => calendar.save(form(), { id: event.id, reach: all }),
        'save into theirs': () => calendar.save(form({ calendarId: id }), newRequest()),
        'save of one’s own into theirs': () =>
          calendar.save(form({ calendarId: id }), { id: own.id, reach: all }),
        remove: () => calendar.remove(event.id, all),
        restore: () => calendar.restore(undo),
        uninvite: () => calendar.uninvite(event.id, ['somebody@elsewhere.example.org']),
        answer: () => calendar.answer(event.id, 'accepted'),
        importFile: () => calendar.importFile(file, how),
        'exportFile of a calendar': () => calendar.exportFile({ calendarId: id }),
        'exportFile of an event': () => calendar.exportFile({ eventId: event.id }),
      }
      for (const [name, call] of Object.entries(calls)) await failsAs(call(), 'notFound', name)
      equals((await alice.calendar.event(event.id)).title, 'Foreign', 'the event afterwards')
      equals((await alice.seen()).length, 1, 'events of the other')
      equals((await calendar.event(own.id)).calendarId, own.calendarId, 'where one’s own event is')
    }),
  ],
  [
    'told',
    'Tells live whoever sees a calendar that something of it has changed',
    inCalendars(async (alice, bob) => {
      const heard = [await listen(alice.adapter), await listen(bob.adapter)]
      const news = async (what: string) => {
        for (const { events } of heard)
          await until(what, async () => events.find(({ kind }) => kind === 'calendarChanged'))
        for (const { events } of heard) events.length = 0
      }
      const { id } = await alice.make('Told', { sharees: sharedWith(bob, true) })
      await news('news of a calendar that is shared')
      const event = await bob.calendar.save(alice.form({ calendarId: id }), newRequest())
      await news('news of a new event')
      await alice.calendar.remove(event.id, { kind: 'all' })
      await news('news of an event that was removed')
      for (const { leave } of heard) leave()
    }),
    { needs: ['calendar', 'live'] },
  ],
])
