import { MailroomError, type EventFields, type EventGuest, type EventRecurrence } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPart } from '../test/mountPart'
import { EventDialog } from './EventDialog'
import type { EventBeginning } from './eventForm'
import { ownZone } from './typedTimes'

const dialog = (name = 'New event') => page.getByRole('dialog', { name })
const field = (name: string) => page.getByRole('dialog').getByLabelText(name, { exact: true })
/** A field that has to be filled in has a star behind its name, which is not read out. */
const title = () => page.getByRole('dialog').getByRole('textbox', { name: 'Title', exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const save = () => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
const at = (text: string) => new Date(text).getTime()

const begin: EventBeginning = {
  time: { kind: 'instant', startsAt: at('2026-11-27T09:00'), endsAt: at('2026-11-27T10:00') },
}

async function openNew(more: EventBeginning = {}, adapter: MemoryAdapter = createMemoryAdapter()) {
  await adapter.control.ready()
  const onClose = vi.fn<() => void>()
  const saved = vi.spyOn(adapter.calendar, 'save')
  await mountPart(<EventDialog begin={{ ...begin, ...more }} onClose={onClose} />, { adapter })
  await expect.element(title()).toHaveFocus()
  return { adapter, onClose, saved }
}

async function kept(adapter: MemoryAdapter, fields: Partial<EventFields> = {}) {
  const [own] = await adapter.calendar.calendars()
  const { id, recurrence } = await adapter.calendar.save(
    {
      ...{ calendarId: own!.id, title: 'Plan', place: 'Room 3', note: '', guests: [], timeZone: ownZone() },
      time: begin.time!,
      ...fields,
    },
    { requestId: 'made-for-this-test-0001' },
  )
  const all = await adapter.calendar.occurrences({
    ...{ from: at('2026-11-01T00:00'), to: at('2027-01-01T00:00'), timeZone: ownZone() },
  })
  return adapter.calendar.event(id, recurrence && all.find(({ eventId }) => eventId === id)?.occurrence)
}

async function openEvent(adapter: MemoryAdapter, fields: Partial<EventFields> = {}) {
  const event = await kept(adapter, fields)
  const onClose = vi.fn<() => void>()
  const saved = vi.spyOn(adapter.calendar, 'save')
  await mountPart(<EventDialog event={event} onClose={onClose} />, { adapter })
  await expect.element(dialog('Edit event')).toBeVisible()
  return { adapter, event, onClose, saved }
}

const ready = async () => {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  return adapter
}

it('[CA-02] adds an event with all that is said of it, and tells that it is there', async () => {
  const { onClose, saved } = await openNew()
  await title().fill('季度评审')
  await field('Begins').fill('2026-11-30T14:00')
  await expect.element(field('Ends')).toHaveValue('2026-11-30T15:00')
  await field('Ends').fill('2026-11-30T15:30')
  await field('Repeat').selectOptions('Every week on Monday')
  await field('Place').fill('Harbour room')
  await field('Notes').fill('一\n二')
  await field('Reminder by mail').selectOptions('1 hour before')
  await page.getByRole('radio', { name: 'Purple' }).click()
  await save()
  await expect.element(page.getByText('Event added: 季度评审')).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    ...{ title: '季度评审', place: 'Harbour room', note: '一\n二', color: 'purple', reminderMinutes: 60 },
    time: { kind: 'instant', startsAt: at('2026-11-30T14:00'), endsAt: at('2026-11-30T15:30') },
    recurrence: { every: 'week', interval: 1 },
    ...{ timeZone: ownZone(), guests: [] },
  })
})

it('[CA-02] begins with the reminder that was chosen for new events', async () => {
  const adapter = await ready()
  await adapter.calendar.savePreferences({
    ...(await adapter.calendar.preferences()),
    reminderMinutes: 1440,
  })
  await openNew({}, adapter)
  await expect.element(field('Reminder by mail')).toHaveValue('1440')
})

it('[CA-02] takes whole days, the last one included', async () => {
  const { saved } = await openNew({ title: 'Fair' })
  await page.getByRole('checkbox', { name: 'All day' }).click()
  await field('Last day').fill('2026-11-29')
  await save()
  await expect.element(page.getByText('Event added: Fair')).toBeVisible()
  expect(saved.mock.calls[0]?.[0].time).toEqual({
    ...{ kind: 'allDay', startsAt: Date.UTC(2026, 10, 27), endsAt: Date.UTC(2026, 10, 30) },
  })
})

it('[CA-09] takes the times by the clock of the zone that is chosen', async () => {
  const { saved } = await openNew({ title: 'Call' })
  await button('Time zone').click()
  await expect.element(field('Time zone')).toHaveFocus()
  await field('Time zone').selectOptions('America/New_York')
  await field('Begins').fill('2026-11-27T09:00')
  await save()
  await expect.element(page.getByText('Event added: Call')).toBeVisible()
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    timeZone: 'America/New_York',
    time: { startsAt: Date.UTC(2026, 10, 27, 14), endsAt: Date.UTC(2026, 10, 27, 15) },
  })
})

it('[CA-02] says under the fields what is wrong, goes to the first, and keeps what was typed', async () => {
  const { saved } = await openNew()
  await field('Place').fill('Room 3')
  await field('Ends').fill('2026-11-26T10:00')
  await field('Place').click()
  await expect.element(page.getByText('The event must not end before it begins.')).toBeVisible()
  await expect.element(page.getByText('Give the event a title.')).not.toBeInTheDocument()
  await field('Repeat').selectOptions('Every day')
  await field('Ends repeating').selectOptions('After some times')
  await field('Number of events').fill('0')
  await save()
  await expect.element(page.getByText('Give the event a title.')).toBeVisible()
  await expect.element(page.getByText('Enter a whole number from 1 to 1000.')).toBeVisible()
  await expect.element(title()).toHaveFocus()
  await expect.element(field('Place')).toHaveValue('Room 3')
  await field('Ends repeating').selectOptions('On a day')
  await field('Last day of the series').fill('2026-11-20')
  await save()
  await expect.element(page.getByText('The series must not end before it begins.')).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
})

it.each<[string, () => Promise<unknown>, Partial<EventRecurrence>]>([
  [
    'on some days of each second week, so many times',
    async () => {
      await field('Every').fill('2')
      await page.getByRole('checkbox', { name: 'Monday' }).click()
      await field('Ends repeating').selectOptions('After some times')
      await field('Number of events').fill('6')
    },
    { every: 'week', interval: 2, weekdays: [{ day: 1 }, { day: 5 }], count: 6 },
  ],
  [
    'on the last Friday of a month, until a day',
    async () => {
      await field('Unit').selectOptions('month')
      await field('On').selectOptions('the last Friday')
      await field('Ends repeating').selectOptions('On a day')
      await field('Last day of the series').fill('2027-06-30')
    },
    { every: 'month', weekdays: [{ day: 5, ordinal: -1 }], until: at('2027-06-30T23:59:59') },
  ],
  [
    'each third year',
    async () => {
      await field('Every').fill('3')
      await field('Unit').selectOptions('years')
    },
    { every: 'year', interval: 3 },
  ],
])('[CA-02] repeats %s', async (_name, choose, rule) => {
  const { saved } = await openNew({ title: 'Series' })
  await field('Repeat').selectOptions('Custom…')
  await choose()
  await save()
  await expect.element(page.getByText('Event added: Series')).toBeVisible()
  expect(saved.mock.calls[0]?.[0].recurrence).toMatchObject(rule)
})

it('[CA-02] [CA-04] invites those who are named, also who is still being typed, and those who may come', async () => {
  const { saved } = await openNew({ title: 'Tour' })
  await userEvent.type(field('Guests'), '王磊')
  await expect.element(page.getByRole('option', { name: /王磊/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await button('Optional guests').click()
  await expect.element(field('Optional guests')).toHaveFocus()
  await userEvent.keyboard('guest@outside.example')
  await save()
  await expect.element(page.getByText('Event added and invitations sent: Tour')).toBeVisible()
  const guests: readonly EventGuest[] = saved.mock.calls[0]?.[0].guests ?? []
  expect(guests).toMatchObject([
    { address: 'wang.lei@example.com', isOptional: false },
    { address: 'guest@outside.example', isOptional: true },
  ])
})

it('[CA-02] does not invite what is no address', async () => {
  const { saved } = await openNew({ title: 'Tour' })
  await userEvent.type(field('Guests'), 'nobody at home')
  await save()
  await expect
    .element(page.getByText('One of these is not a mail address. Mend it or take it out.'))
    .toBeVisible()
  await expect.element(field('Guests')).toHaveFocus()
  expect(saved).not.toHaveBeenCalled()
})

it('[CA-04] shows what guests have said, and tells that they hear of a change', async () => {
  const adapter = await ready()
  await openEvent(adapter, {
    guests: [{ address: 'wang.lei@example.com', name: '王磊', isOptional: false }],
  })
  await expect.element(page.getByText('王磊 (no answer)')).toBeVisible()
  await expect.element(page.getByText('Guests are told by mail of what changes for them.')).toBeVisible()
})

it('[CA-08] asks which of a series are meant, and changes those', async () => {
  const adapter = await ready()
  const rule: EventRecurrence = { every: 'week', interval: 1, weekdays: [], monthDays: [] }
  const { saved, event } = await openEvent(adapter, { recurrence: rule })
  await field('Place').fill('Room 9')
  await save()
  await page.getByRole('dialog', { name: 'Change a repeating event' }).getByText('Only this event').click()
  await expect.element(page.getByText('Event saved: Plan')).toBeVisible()
  expect(saved.mock.calls[0]).toMatchObject([
    { place: 'Room 9' },
    { id: event.id, reach: { kind: 'one', occurrence: event.occurrence } },
  ])
})

it('[CA-08] does not offer another rule for one event alone', async () => {
  const adapter = await ready()
  await openEvent(adapter, { recurrence: { every: 'week', interval: 1, weekdays: [], monthDays: [] } })
  await field('Repeat').selectOptions('Every day')
  await save()
  const asked = page.getByRole('dialog', { name: 'Change a repeating event' })
  await expect.element(asked.getByText('This and all following events')).toBeVisible()
  await expect.element(asked.getByText('Only this event')).not.toBeInTheDocument()
  await asked.getByRole('button', { name: 'Cancel' }).last().click()
  await expect.element(field('Repeat')).toHaveValue('day')
})

it('[CA-02] leaves a rule as it stands that the form cannot say', async () => {
  const adapter = await ready()
  const rule: EventRecurrence = { every: 'month', interval: 1, weekdays: [], monthDays: [1, 15] }
  const { saved } = await openEvent(adapter, { recurrence: rule })
  await expect.element(field('Repeat')).toHaveValue('kept')
  await expect.element(page.getByText(/came from another program/)).toBeVisible()
  await title().fill('Plan B')
  await save()
  await page.getByText('All events of the series').click()
  await expect.element(page.getByText('Event saved: Plan B')).toBeVisible()
  expect(saved.mock.calls[0]?.[0].recurrence).toEqual(rule)
})

it('[CA-04] lets only the colour and the reminder be changed of what somebody else has invited to', async () => {
  const adapter = await ready()
  const colleague = adapter.control.colleague('wang.lei')
  const [theirs] = await colleague.calendar.calendars()
  const { user } = (await adapter.session.current())!
  await colleague.calendar.save(
    {
      ...{ calendarId: theirs!.id, title: 'Review', place: 'Lab', note: '', timeZone: ownZone() },
      time: begin.time!,
      guests: [{ ...user.address, isOptional: false }],
    },
    { requestId: 'made-for-this-test-0002' },
  )
  const all = await adapter.calendar.occurrences({
    ...{ from: at('2026-11-27T00:00'), to: at('2026-11-28T00:00'), timeZone: ownZone() },
  })
  const event = await adapter.calendar.event(all.find((each) => each.title === 'Review')!.eventId)
  const saved = vi.spyOn(adapter.calendar, 'save')
  await mountPart(<EventDialog event={event} onClose={() => undefined} />, { adapter })
  await expect.element(page.getByText(/^王磊 has invited you\./)).toBeVisible()
  await expect.element(page.getByText('Review', { exact: true })).toBeVisible()
  expect(page.getByRole('dialog').getByRole('textbox').elements()).toHaveLength(0)
  await page.getByRole('radio', { name: 'Pink' }).click()
  await field('Reminder by mail').selectOptions('1 day before')
  await save()
  await expect.element(page.getByText('Event saved: Review')).toBeVisible()
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ color: 'pink', reminderMinutes: 1440, time: event.time })
})

it('[CA-03] invites nobody from a calendar of somebody else', async () => {
  const adapter = await ready()
  const colleague = adapter.control.colleague('wang.lei')
  const { user } = (await adapter.session.current())!
  await colleague.calendar.saveCalendar({
    ...{ name: '研发', color: 'green' },
    sharees: [{ ...user.address, mayEdit: true }],
  })
  const guests = [{ address: 'sun.hao@example.com', name: '孙浩' }]
  const { saved } = await openNew({ title: 'Tour', guests }, adapter)
  await field('Calendar').selectOptions('研发 of 王磊')
  await save()
  await expect.element(page.getByText(/You can invite people only from a calendar of your own/)).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
  await button('Remove 孙浩').click()
  await save()
  await expect.element(page.getByText('Event added: Tour')).toBeVisible()
})

it('[CA-02] [ER-03] keeps what was typed when saving fails, puts faults at their fields, and makes one event', async () => {
  const { adapter, saved } = await openNew({ title: 'Tour' })
  adapter.control.fail({ kind: 'offline', call: 'calendar.save' })
  await save()
  await expect.element(dialog().getByRole('alert')).toBeVisible()
  saved.mockRejectedValueOnce(new MailroomError('invalid', 'Refused.', { fields: { place: ['tooLong'] } }))
  await save()
  await expect.element(page.getByText('This has more than 500 characters.')).toBeVisible()
  await expect.element(field('Place')).toHaveFocus()
  await save()
  await expect.element(page.getByText('Event added: Tour')).toBeVisible()
  const ids = saved.mock.calls.map(([, change]) => ('requestId' in change ? change.requestId : undefined))
  expect(ids).toEqual([ids[0], ids[0], ids[0]])
})

it('[CA-02] asks before it is closed with something typed, and closes at once without', async () => {
  const { onClose } = await openNew()
  await title().fill('Tour')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Go on editing' }).click()
  await expect.element(title()).toHaveValue('Tour')
  expect(onClose).not.toHaveBeenCalled()
  await title().fill('')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('[CA-02] takes the whole of a narrow screen', async () => {
  const adapter = await ready()
  await mountPart(<EventDialog begin={begin} onClose={() => undefined} />, { adapter, width: 360 })
  await expect.element(title()).toBeVisible()
  const size = () => {
    const { width, height } = dialog().element().getBoundingClientRect()
    return [width, height]
  }
  await expect.poll(size).toEqual([360, 900])
})

it('[LK-05] asks for the password of the calendar first', async () => {
  const adapter = await ready()
  await adapter.calendarLock.set('Lock-2026')
  await mountPart(<EventDialog begin={begin} onClose={() => undefined} />, { adapter })
  await page.getByRole('dialog').getByRole('textbox', { name: 'Lock password' }).fill('Lock-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(title()).toBeVisible()
})

it('[CA-08] leaves the end of a rule that was not touched as it is, to the moment', async () => {
  const adapter = await ready()
  const rule: EventRecurrence = {
    ...{ every: 'week', interval: 1, weekdays: [{ day: 5 }], monthDays: [] },
    until: at('2026-12-25T09:00'),
  }
  const { saved } = await openEvent(adapter, { recurrence: rule })
  await field('Place').fill('Room 9')
  await save()
  await page.getByText('All events of the series').click()
  await expect.element(page.getByText('Event saved: Plan')).toBeVisible()
  expect(saved.mock.calls[0]?.[0].recurrence).toMatchObject({ every: 'week', until: rule.until })
})
