import type { Invitation, MessageRef } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { until } from '../assert/until'
import { inCalendars, newRequest, timeOf } from '../world/calendars'
import { casesOf } from '../world/ConformanceCase'
import { answered, heard, inviting, notices } from '../world/eventGuests'

const all = { kind: 'all' } as const

/** What becomes of the guests of an event. @source CA-04 */
export const eventGuestCases = casesOf(
  { area: 'event-invitations', port: 'calendar', needs: ['calendar', 'invitations'] },
  [
    [
      'changed',
      'Tells guests of a change that matters, and of no other',
      inCalendars(async (alice, bob) => {
        const { id } = await alice.calendar.save(inviting(alice, bob), newRequest())
        await heard(bob, 'request')
        const looks = { color: 'red', reminderMinutes: 10 } as const
        await alice.calendar.save(inviting(alice, bob, looks), { id, reach: all })
        const time = timeOf('2030-03-05T09:00Z')
        await alice.calendar.save(inviting(alice, bob, { ...looks, time }), { id, reach: all })
        const isMoved = ([, each]: readonly [MessageRef, Invitation]) => each.time?.startsAt === time.startsAt
        await until('a mail of the new time', async () => (await notices(bob)).find(isMoved))
        equals((await notices(bob)).length, 2, 'mails that have come')
        const { eventId } = await answered(bob, 'accepted')
        equals((await bob.calendar.event(eventId)).time, time, 'when it is for the guest')
      }),
    ],
    [
      'other-guests',
      'Invites who is new, and calls off for who is a guest no longer',
      inCalendars(async (alice, bob) => {
        const { id } = await alice.add({ title: 'Review' })
        await alice.calendar.save(inviting(alice, bob), { id, reach: all })
        await heard(bob, 'request')
        await alice.calendar.save(alice.form({ title: 'Review', place: 'Room 7' }), { id, reach: all })
        await heard(bob, 'cancel')
        equals((await alice.calendar.event(id)).guests, [], 'guests that are left')
      }),
    ],
    [
      'uninvited',
      'Withdraws an invitation, and passes over who is no guest',
      inCalendars(async (alice, bob) => {
        const { id } = await alice.calendar.save(inviting(alice, bob), newRequest())
        await answered(bob, 'accepted')
        await alice.calendar.uninvite(id, ['nobody@elsewhere.example.org'])
        equals((await alice.calendar.event(id)).guests.length, 1, 'guests that are left')
        await alice.calendar.uninvite(id, [bob.person.address.address.toUpperCase()])
        equals((await alice.calendar.event(id)).guests, [], 'guests that are left then')
        await heard(bob, 'cancel')
        const isGone = async () => ((await bob.seen('Review')).length === 0 ? true : undefined)
        await until('the end in the other calendar', isGone)
        equals((await alice.seen('Review')).length, 1, 'the event itself')
      }),
    ],
    [
      'called-off',
      'Tells guests that an event is called off, which nothing brings back',
      inCalendars(async (alice, bob) => {
        const { id } = await alice.calendar.save(inviting(alice, bob), newRequest())
        await answered(bob, 'accepted')
        equals(await alice.calendar.remove(id, all), undefined, 'what brings it back')
        await heard(bob, 'cancel')
        const isGone = async () => ((await bob.seen('Review')).length === 0 ? true : undefined)
        await until('the end in the other calendar', isGone)
      }),
    ],
    [
      'calendar-removed',
      'Calls off the events of a calendar that is removed',
      inCalendars(async (alice, bob) => {
        const { id } = await alice.make('Removed')
        await alice.calendar.save(inviting(alice, bob, { calendarId: id }), newRequest())
        await heard(bob, 'request')
        await alice.calendar.removeCalendar(id)
        await heard(bob, 'cancel')
      }),
    ],
    [
      'only-own',
      'Invites nobody to an event of a calendar of somebody else',
      inCalendars(async (alice, bob) => {
        const sharees = [{ ...bob.person.address, mayEdit: true }]
        const { id } = await alice.make('Shared', { sharees })
        const fields = alice.form({ calendarId: id, title: 'Shared event' })
        const { id: eventId } = await bob.calendar.save(fields, newRequest())
        equals((await bob.calendar.event(eventId)).canInvite, false, 'whether they may invite')
        const guests = [{ address: 'carol@elsewhere.example.org', name: 'Carol', isOptional: false }]
        await failsAs(bob.calendar.save({ ...fields, guests }, newRequest()), 'forbidden', 'a new one')
        const change = { id: eventId, reach: all }
        await failsAs(bob.calendar.save({ ...fields, guests }, change), 'forbidden', 'one that is there')
        const uninviting = bob.calendar.uninvite(eventId, ['carol@elsewhere.example.org'])
        await failsAs(uninviting, 'forbidden', 'withdrawing an invitation')
        const { guests: left } = await alice.calendar.event(eventId)
        holds(left.length === 0, 'somebody was invited')
      }),
    ],
  ],
)
