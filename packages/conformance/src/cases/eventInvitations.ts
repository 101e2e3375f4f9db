import { equals, failsAs } from '../assert/assert'
import { until } from '../assert/until'
import { beginnings, inCalendars, newRequest, ruleOf, timeOf } from '../world/calendars'
import { casesOf } from '../world/ConformanceCase'
import { rows } from '../world/scene'
import { answered, heard, inviting, notices, told } from '../world/eventGuests'

const all = { kind: 'all' } as const

/** Invitations to events of a calendar, and answers to them. @source CA-04 */
export const eventInvitationCases = casesOf(
  { area: 'event-invitations', port: 'calendar', needs: ['calendar', 'invitations'] },
  [
    [
      'invited',
      'Invites guests by mail once, who have said nothing yet',
      inCalendars(async (alice, bob) => {
        const request = newRequest()
        const saved = await alice.calendar.save(inviting(alice, bob), request)
        await alice.calendar.save(inviting(alice, bob), request)
        const { organizer, isOrganizer, guests, ownStatus } = await alice.calendar.event(saved.id)
        equals(
          [organizer?.address, isOrganizer, ownStatus],
          [alice.person.address.address, true, undefined],
          'who invites',
        )
        equals(
          guests.map(({ address, status, isOptional }) => [address, status, isOptional]),
          [[bob.person.address.address, 'pending', false]],
          'who is invited',
        )
        equals((await alice.seen('Review'))[0]?.guestCount, 1, 'how many guests are shown')
        const [, { title, location, time, organizer: inviter }] = await heard(bob, 'request')
        equals([title, location, time], ['Review', 'Room 7', saved.time], 'what the mail says')
        equals(inviter?.address, alice.person.address.address, 'who invites by the mail')
        // What would have been sent a second time comes before this.
        await alice.calendar.save(inviting(alice, bob, { title: 'Next' }), newRequest())
        await heard(bob, 'request', 'Next')
        equals((await notices(bob)).length, 2, 'invitations that have come')
      }),
    ],
    [
      'of-a-mail',
      'Answers the mail from which an event arose, by what invites to it',
      inCalendars(async (alice, bob) => {
        await bob.calendar.save(inviting(bob, alice), newRequest())
        const [origin] = await heard(alice, 'request')
        await alice.calendar.save(inviting(alice, bob, { title: 'Instead' }), { ...newRequest(), origin })
        await heard(bob, 'request', 'Instead')
        await until('the mark on the mail', async () =>
          (await rows(alice.adapter, 'INBOX')).find(
            ({ ref, state }) => ref.uid === origin.uid && state.isAnswered,
          ),
        )
      }),
    ],
    [
      'answered-by-mail',
      'Knows of each guest what they have answered by mail',
      inCalendars(async (alice, bob) => {
        const { id } = await alice.calendar.save(inviting(alice, bob), newRequest())
        await answered(bob, 'tentative')
        await told(alice, id, 'tentative')
      }),
    ],
    [
      'answered',
      'Answers from the calendar, where nobody else has anything to answer',
      inCalendars(async (alice, bob) => {
        const { id } = await alice.calendar.save(inviting(alice, bob), newRequest())
        const { eventId } = await answered(bob, 'tentative')
        const event = await bob.calendar.event(eventId)
        equals(
          [event.ownStatus, event.isOrganizer, event.canInvite],
          ['tentative', false, false],
          'the event',
        )
        equals(event.organizer?.address, alice.person.address.address, 'who invites')
        await bob.calendar.answer(eventId, 'accepted')
        equals((await bob.calendar.event(eventId)).ownStatus, 'accepted', 'what is kept')
        await told(alice, id, 'accepted')
        await failsAs(alice.calendar.answer(id, 'accepted'), 'conflict', 'answering oneself')
        const own = await bob.add({ title: 'Own' })
        await failsAs(bob.calendar.answer(own.id, 'declined'), 'conflict', 'answering nobody')
        await bob.calendar.answer(eventId, 'declined')
        equals(await bob.seen('Review'), [], 'what is shown of what was declined')
        await told(alice, id, 'declined')
      }),
    ],
    [
      'answered-one',
      'Answers for one of a series',
      inCalendars(async (alice, bob) => {
        const recurrence = ruleOf('week', { count: 3 })
        const { id } = await alice.calendar.save(inviting(alice, bob, { recurrence }), newRequest())
        const { eventId } = await answered(bob, 'accepted')
        const second = '2030-03-11T08:00:00Z'
        await bob.calendar.answer(eventId, 'declined', second)
        equals(
          beginnings(await bob.seen('Review')),
          ['2030-03-04T08:00Z', '2030-03-18T08:00Z'],
          'what is shown of the series',
        )
        const status = async (occurrence?: string) =>
          (await alice.calendar.event(id, occurrence)).guests[0]?.status
        await until('the answer', async () => ((await status(second)) === 'declined' ? true : undefined))
        equals([await status(), await status('2030-03-18T08:00:00Z')], ['accepted', 'accepted'], 'the others')
      }),
    ],
    [
      'of-others',
      'Changes of what others invite to only how one sees it',
      inCalendars(async (alice, bob) => {
        const { id } = await alice.calendar.save(inviting(alice, bob), newRequest())
        const { eventId } = await answered(bob, 'accepted')
        const { time, timeZone, calendarId, guests } = await bob.calendar.event(eventId)
        const fields = { ...inviting(bob, bob), time, timeZone, calendarId, guests }
        const change = { id: eventId, reach: all }
        const later = timeOf('2030-03-04T12:00Z')
        await failsAs(bob.calendar.save({ ...fields, time: later }, change), 'forbidden', 'another time')
        await bob.calendar.save({ ...fields, color: 'red', reminderMinutes: 5 }, change)
        const [seen] = await bob.seen('Review')
        equals([seen?.color, seen?.hasReminder, seen?.time], ['red', true, time], 'how it is shown')
        const own = await alice.calendar.event(id)
        equals([own.color, own.reminderMinutes], [undefined, undefined], 'what who invites has of it')
      }),
    ],
    [
      'not-coming',
      'Tells who has invited that one does not come when it is removed',
      inCalendars(async (alice, bob) => {
        const { id } = await alice.calendar.save(inviting(alice, bob), newRequest())
        const { eventId } = await answered(bob, 'accepted')
        await told(alice, id, 'accepted')
        equals(await bob.calendar.remove(eventId, all), undefined, 'what brings it back')
        equals(await bob.seen('Review'), [], 'what is left of it')
        await told(alice, id, 'declined')
      }),
    ],
  ],
)
