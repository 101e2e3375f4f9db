import type { EventFields } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ownZone } from '../event-form/typedTimes'
import { addEvents, hours, ownCalendar, weekly, wholeDays } from '../stage/sampleCalendar'
import { button, calendar, cell, dialog, event, heading, question, view } from '../test/elements'
import { emptyCalendars, mountCalendar } from '../test/mountCalendar'
import { day } from '../test/shown'

const wednesday = day('2026-11-25')
const week = { view: 'week', day: '2026-11-25' } as const
const month = { view: 'month', day: '2026-11-25' } as const
const key = (keys: string) => userEvent.keyboard(keys)

type Sample = Parameters<typeof addEvents>[2][number]

async function withEvents(...samples: readonly Sample[]): Promise<MemoryAdapter> {
  const adapter = await emptyCalendars()
  await addEvents(adapter, await ownCalendar(adapter), samples)
  return adapter
}

/** When the events of that title take place, by the clock: `25 09:00-10:00`. */
async function times({ calendar: port }: MemoryAdapter, title: string): Promise<string[]> {
  const found = await port.occurrences({
    ...{ from: hours(wednesday - 30, 0, 0).startsAt, to: hours(wednesday + 60, 0, 0).startsAt },
    timeZone: ownZone(),
  })
  const clock = (at: number) => new Date(at).toTimeString().slice(0, 5)
  return found
    .filter((each) => each.title === title)
    .map(({ time: { kind, startsAt, endsAt } }) =>
      kind === 'allDay'
        ? `${new Date(startsAt).getUTCDate()} for ${(endsAt - startsAt) / 86_400_000}`
        : `${new Date(startsAt).getDate()} ${clock(startsAt)}-${clock(endsAt)}`,
    )
}

const meeting: Sample = { title: 'Meeting', place: 'Room 3', time: hours(wednesday, 10, 11) }
const trip: Sample = { title: 'Trip', time: wholeDays(wednesday, 2) }

describe('the views', () => {
  it('[CA-01] shows a week with what takes place in it, by a clock of 24 hours', async () => {
    await mountCalendar({ adapter: await withEvents(meeting, trip), place: week })
    await expect.element(heading('Nov 23 – 29, 2026')).toBeVisible()
    await expect.element(event('Meeting')).toBeVisible()
    await expect.element(page.getByText('10:00 – 11:00')).toBeVisible()
    await expect.element(event('Trip')).toBeVisible()
  })

  it('[CA-01] leaves the hours where they are when a whole day is opened', async () => {
    await mountCalendar({ adapter: await withEvents(meeting, trip), place: week })
    await expect.element(event('Trip')).toBeVisible()
    const grid = page.getByRole('grid', { name: 'Nov 23 – 29, 2026' }).element()
    const before = grid.scrollTop
    expect(before).toBeGreaterThan(0)
    await event('Trip').click()
    await expect.element(dialog('Trip')).toBeVisible()
    expect(grid.scrollTop).toBe(before)
  })

  it('[CA-01] shows an event of several days over all of them, in other months too', async () => {
    const holidays: Sample = { title: 'Holidays', time: wholeDays(day('2026-11-30'), 3) }
    await mountCalendar({ adapter: await withEvents(holidays), place: month })
    await expect.element(event('Holidays')).toBeVisible()
    const { left, right, top } = event('Holidays').element().getBoundingClientRect()
    const shown = [0.1, 0.5, 0.9].map((part) =>
      document.elementFromPoint(left + (right - left) * part, top + 8),
    )
    expect(shown.map((each) => each?.closest('[data-event]') !== null)).toEqual([true, true, true])
  })

  it('[CA-01] asks the host for another view and for other days', async () => {
    const { onGo } = await mountCalendar({ place: week })
    await view('Month').click()
    expect(onGo).toHaveBeenLastCalledWith({ view: 'month', day: '2026-11-25' })
    await button('Next month').click()
    expect(onGo).toHaveBeenLastCalledWith({ view: 'month', day: '2026-12-25' })
    await expect.element(heading('December 2026')).toBeVisible()
  })

  it('[CA-06] begins with the view and the day of the week that its reader likes', async () => {
    const adapter = await emptyCalendars()
    const before = await adapter.calendar.preferences()
    await adapter.calendar.savePreferences({ ...before, view: 'month', firstDay: 0 })
    await mountCalendar({ adapter, place: { day: '2026-11-25' } })
    await expect.element(heading('November 2026')).toBeVisible()
    const [first] = page.getByRole('grid', { name: 'November 2026' }).getByRole('columnheader').elements()
    expect(first?.textContent).toContain('Sunday')
  })

  it('[CA-01] shows what found no room in a day of a month, and all about it', async () => {
    const many = Array.from({ length: 9 }, (_, at): Sample => ({
      title: `Talk ${at}`,
      time: hours(wednesday, 9 + at, 10 + at),
    }))
    await mountCalendar({ adapter: await withEvents(...many), place: month })
    await button(/7 more events/).click()
    const list = dialog('Wednesday, November 25, 2026')
    await list.getByRole('button', { name: /^Talk 8,/ }).click()
    await expect.element(dialog('Talk 8').getByRole('heading', { name: 'Talk 8' })).toBeVisible()
  })

  it('[CA-09] lists what comes', async () => {
    await mountCalendar({
      adapter: await withEvents(meeting, trip),
      place: { view: 'agenda', day: '2026-11-25' },
    })
    await expect.element(event('Trip')).toBeVisible()
    event('Trip').element().focus()
    await key('{ArrowDown}')
    await expect.element(event('Meeting')).toHaveFocus()
    await key('{End}{Enter}')
    await expect.element(dialog('Trip')).toBeVisible()
  })

  it.each([
    ['zh-hans', '2027-02-06', '春节'],
    ['zh-tw', '2026-09-25', '中秋節'],
  ] as const)('[CA-09] says the feasts and days of the moon in %s', async (locale, on, feast) => {
    await mountCalendar({ place: { view: 'month', day: on }, locale })
    await expect.element(page.getByText(feast, { exact: true })).toBeVisible()
  })

  it('[CA-09] says none of them in English', async () => {
    await mountCalendar({ place: { view: 'month', day: '2027-02-06' } })
    await expect.element(heading('February 2027')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/\p{Script=Han}{2}节/u)
  })
})

describe('the calendars', () => {
  it('[CA-01] hides what its reader does not want to see, and keeps that', async () => {
    const adapter = await withEvents(meeting)
    const own = await ownCalendar(adapter)
    await mountCalendar({ adapter, place: week })
    await expect.element(event('Meeting')).toBeVisible()
    await calendar(own.name).click()
    await expect.element(event('Meeting')).not.toBeInTheDocument()
    await expect.poll(async () => (await adapter.calendar.preferences()).hidden).toEqual([own.id])
  })

  it('[CA-01] leads to a day from the small month, by its keys', async () => {
    const { onGo } = await mountCalendar({ place: week })
    const small = page.getByRole('grid', { name: /^Choose a day/ })
    const shown = small.getByRole('button', { name: /November 25, 2026/ })
    await expect.element(shown).toBeVisible()
    shown.element().focus()
    await key('{ArrowDown}')
    await expect.element(small.getByRole('button', { name: /December 2, 2026/ })).toHaveFocus()
    await key('{PageUp}{Home}')
    await expect.element(small.getByRole('button', { name: /November 2, 2026/ })).toHaveFocus()
    await key('{Enter}')
    expect(onGo).toHaveBeenLastCalledWith({ view: 'week', day: '2026-11-02' })
  })
})

describe('keys', () => {
  it('[CA-08] lead through the days of a month, and out of it', async () => {
    const { onGo } = await mountCalendar({ place: month })
    const first = cell('Wednesday, November 25, 2026')
    await expect.element(first).toBeVisible()
    first.element().focus()
    await key('{ArrowRight}{ArrowDown}')
    await expect.element(cell('Thursday, December 3, 2026')).toHaveFocus()
    await key('{ArrowDown}')
    expect(onGo).toHaveBeenLastCalledWith({ view: 'month', day: '2026-12-10' })
    await expect.element(cell('Thursday, December 10, 2026')).toHaveFocus()
    await key('{PageUp}')
    await expect.element(cell('Tuesday, November 10, 2026')).toHaveFocus()
  })

  it('[CA-08] lead through the hours of a week, and above them', async () => {
    await mountCalendar({ place: week })
    const first = cell('Wednesday, November 25, 2026 09:00')
    await expect.element(first).toBeVisible()
    first.element().focus()
    await key('{ArrowDown}{ArrowRight}')
    await expect.element(cell('Thursday, November 26, 2026 09:30')).toHaveFocus()
    await key('{End}{Control>}{Home}{/Control}')
    await expect.element(cell('Sunday, November 29, 2026, all day')).toHaveFocus()
    await key('{PageDown}')
    await expect.element(cell('Sunday, December 6, 2026, all day')).toHaveFocus()
  })

  it('[CA-08] change the view, and go to today', async () => {
    const { onGo } = await mountCalendar({ place: week })
    const first = cell('Wednesday, November 25, 2026 09:00')
    await expect.element(first).toBeVisible()
    first.element().focus()
    await key('m')
    await expect.element(view('Month')).toBeChecked()
    await key('3')
    expect(onGo).toHaveBeenLastCalledWith({ view: 'day', day: '2026-11-25' })
    const now = new Date()
    const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
    await expect.element(cell('Wednesday, November 25, 2026 09:00')).toHaveFocus()
    await key('t')
    expect(onGo).toHaveBeenLastCalledWith({ view: 'day', day: today })
    await key('?')
    await expect.element(dialog('Keyboard shortcuts')).toBeVisible()
  })

  it('[CA-08] are heard where the focus is in nothing, and not where it is in something else', async () => {
    const { onGo } = await mountCalendar({ place: week })
    await expect.element(heading('Nov 23 – 29, 2026')).toBeVisible()
    const beside = document.body.appendChild(document.createElement('button'))
    beside.focus()
    await key('m')
    expect(onGo).not.toHaveBeenCalled()
    beside.remove()
    await expect.poll(() => document.activeElement).toBe(document.body)
    await key('m')
    expect(onGo).toHaveBeenLastCalledWith({ view: 'month', day: '2026-11-25' })
  })

  it('[CA-08] plan something where the focus is', async () => {
    const adapter = await emptyCalendars()
    await mountCalendar({ adapter, place: week })
    const first = cell('Thursday, November 26, 2026 14:30')
    await expect.element(first).toBeVisible()
    first.element().focus()
    await key('{Enter}')
    await expect.element(dialog('New event')).toBeVisible()
    await key('Tea')
    await dialog('New event').getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => times(adapter, 'Tea')).toEqual(['26 14:30-15:30'])
  })

  it('[CA-08] lead from a day to its events by Tab, and back', async () => {
    await mountCalendar({ adapter: await withEvents(meeting), place: month })
    const first = cell('Wednesday, November 25, 2026')
    await expect.element(event('Meeting')).toBeVisible()
    first.element().focus()
    await userEvent.tab()
    await expect.element(event('Meeting')).toHaveFocus()
    await key('{ArrowUp}')
    await expect.element(first).toHaveFocus()
  })

  it('[CA-08] move an event, say so, and keep it', async () => {
    const adapter = await withEvents(meeting)
    await mountCalendar({ adapter, place: week })
    await expect.element(event('Meeting')).toBeVisible()
    event('Meeting').element().focus()
    await key('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(() => times(adapter, 'Meeting')).toEqual(['25 10:15-11:15'])
    await expect
      .element(
        page
          .getByRole('status')
          .filter({ hasText: /“Meeting” is now on/ })
          .first(),
      )
      .toBeInTheDocument()
    await key('{Alt>}{ArrowRight}{/Alt}')
    await expect.poll(() => times(adapter, 'Meeting')).toEqual(['26 10:15-11:15'])
    await expect.element(event('Meeting')).toHaveFocus()
    await key('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await expect.poll(() => times(adapter, 'Meeting')).toEqual(['26 10:15-11:30'])
    await button('Undo').last().click()
    await expect.poll(() => times(adapter, 'Meeting')).toEqual(['26 10:15-11:15'])
  })

  it('[CA-08] move and stretch whole days in a month', async () => {
    const adapter = await withEvents(trip)
    await mountCalendar({ adapter, place: month })
    await expect.element(event('Trip')).toBeVisible()
    event('Trip').element().focus()
    await key('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(() => times(adapter, 'Trip')).toEqual(['2 for 2'])
    await key('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await expect.poll(() => times(adapter, 'Trip')).toEqual(['2 for 3'])
  })

  it('[CA-08] delete an event, which can be taken back', async () => {
    const adapter = await withEvents(meeting)
    await mountCalendar({ adapter, place: week })
    await expect.element(event('Meeting')).toBeVisible()
    event('Meeting').element().focus()
    await key('{Delete}')
    await expect.element(event('Meeting')).not.toBeInTheDocument()
    await button('Undo').click()
    await expect.element(event('Meeting')).toBeVisible()
  })

  it('[CA-08] ask which of a series are meant', async () => {
    const adapter = await withEvents({ ...meeting, recurrence: { ...weekly, count: 3 } })
    await mountCalendar({ adapter, place: week })
    await expect.element(event('Meeting')).toBeVisible()
    event('Meeting').element().focus()
    await key('{Alt>}{ArrowRight}{/Alt}')
    await expect.element(dialog('Change a repeating event')).toBeVisible()
    await button('Only this event').click()
    await expect
      .poll(() => times(adapter, 'Meeting'))
      .toEqual(['26 10:00-11:00', '2 10:00-11:00', '9 10:00-11:00'])
    await expect.element(event('Meeting')).toHaveFocus()
    await key('{Delete}')
    await button('This and all following events').click()
    await expect.poll(() => times(adapter, 'Meeting')).toEqual([])
  })
})

describe('the pointer', () => {
  const at = (x: number, y: number) => ({ x, y })

  it('[CA-09] draws hours for a new event', async () => {
    const adapter = await emptyCalendars()
    await mountCalendar({ adapter, place: week })
    await expect.element(cell('Thursday, November 26, 2026 10:00')).toBeVisible()
    await userEvent.dragAndDrop(
      cell('Thursday, November 26, 2026 10:00'),
      cell('Thursday, November 26, 2026 11:30'),
      { sourcePosition: at(40, 3), targetPosition: at(40, 3) },
    )
    await expect.element(dialog('New event')).toBeVisible()
    await key('Tea')
    await dialog('New event').getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => times(adapter, 'Tea')).toEqual(['26 10:00-11:45'])
  })

  it('[CA-09] draws an event to another day and hour', async () => {
    const adapter = await withEvents(meeting)
    await mountCalendar({ adapter, place: week })
    await expect.element(event('Meeting')).toBeVisible()
    await userEvent.dragAndDrop(event('Meeting'), cell('Friday, November 27, 2026 13:00'), {
      sourcePosition: at(40, 12),
      targetPosition: at(40, 12),
    })
    await expect.poll(() => times(adapter, 'Meeting')).toEqual(['27 13:00-14:00'])
  })

  it('[CA-09] draws the end of an event', async () => {
    const adapter = await withEvents(meeting)
    await mountCalendar({ adapter, place: week })
    await expect.element(event('Meeting')).toBeVisible()
    const { height } = event('Meeting').element().getBoundingClientRect()
    await userEvent.dragAndDrop(event('Meeting'), cell('Wednesday, November 25, 2026 12:00'), {
      sourcePosition: at(40, height - 3),
      targetPosition: at(40, 2),
    })
    await expect.poll(() => times(adapter, 'Meeting')).toEqual(['25 10:00-12:00'])
  })

  it('[CA-09] draws whole days to other ones in a month', async () => {
    const adapter = await withEvents(trip)
    await mountCalendar({ adapter, place: month })
    await expect.element(event('Trip')).toBeVisible()
    await userEvent.dragAndDrop(event('Trip'), cell('Tuesday, November 17, 2026'), {
      sourcePosition: at(40, 8),
      targetPosition: at(40, 40),
    })
    await expect.poll(() => times(adapter, 'Trip')).toEqual(['17 for 2'])
  })

  it('[CA-02] plans an hour where free room is pressed', async () => {
    const adapter = await emptyCalendars()
    await mountCalendar({ adapter, place: week })
    await cell('Thursday, November 26, 2026 16:00').click()
    await expect.element(dialog('New event')).toBeVisible()
    await key('Tea')
    await dialog('New event').getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => times(adapter, 'Tea')).toEqual(['26 16:00-17:00'])
  })

  it('[CA-09] only closes what stands open when it presses beside it', async () => {
    await mountCalendar({ adapter: await withEvents(meeting), place: week })
    await event('Meeting').click()
    await expect.element(dialog('Meeting')).toBeVisible()
    await cell('Thursday, November 26, 2026 16:00').click()
    await expect.element(dialog('Meeting')).not.toBeInTheDocument()
    await expect.element(dialog('New event')).not.toBeInTheDocument()
  })
})

describe('an event that is looked at', () => {
  const guests: EventFields['guests'] = [
    { name: 'Zhao Min', address: 'zhao.min@elsewhere.example', isOptional: false },
    { name: '', address: 'helena@elsewhere.example', isOptional: true },
  ]

  it('[CA-02] says when, how often, where, what is noted and who is invited', async () => {
    const adapter = await withEvents({
      ...meeting,
      ...{ note: 'Read https://example.com/a first.', guests, recurrence: weekly },
    })
    const { onWrite } = await mountCalendar({ adapter, place: week })
    await event('Meeting').click()
    const panel = dialog('Meeting')
    await expect.element(panel.getByText('Every week')).toBeVisible()
    await expect.element(panel.getByText('Room 3')).toBeVisible()
    await expect.element(panel.getByText('Zhao Min')).toBeVisible()
    await expect.element(panel.getByText('no answer yet · optional')).toBeVisible()
    await expect
      .element(panel.getByRole('link', { name: 'https://example.com/a' }))
      .toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await panel.getByRole('button', { name: 'Write to guests' }).click()
    expect(onWrite).toHaveBeenCalledWith(guests.map(({ address }) => address))
  })

  it('[X4] shows what others wrote as plain text', async () => {
    const evil = '<img src=x onerror=alert(1)> javascript:alert(1)'
    const adapter = await withEvents({ ...meeting, title: evil, place: evil, note: evil })
    await mountCalendar({ adapter, place: week })
    await page.getByRole('button', { name: /^<img/ }).click()
    await expect.element(page.getByRole('dialog').getByRole('heading', { name: evil })).toBeVisible()
    expect(document.querySelector('img[src="x"], a[href^="javascript"]')).toBeNull()
  })

  it('[CA-04] asks before guests are told that it is called off', async () => {
    const adapter = await withEvents({ ...meeting, guests })
    await mountCalendar({ adapter, place: week })
    await event('Meeting').click()
    await dialog('Meeting').getByRole('button', { name: 'Delete' }).click()
    await expect.element(question('Delete “Meeting”?')).toBeVisible()
    await question('Delete “Meeting”?').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => times(adapter, 'Meeting')).toEqual([])
  })

  it('[CA-04] is answered, and goes once it is declined', async () => {
    const adapter = await emptyCalendars()
    const me = (await adapter.session.current())!.user.address
    const colleague = adapter.control.colleague('zhao.min')
    await addEvents(colleague, await ownCalendar(colleague), [
      { ...meeting, title: 'Review', guests: [{ ...me, isOptional: false }] },
    ])
    await mountCalendar({ adapter, place: week })
    await event('Review').click()
    await dialog('Review').getByRole('button', { name: 'Tentative' }).click()
    await expect.element(page.getByRole('button', { name: /^Review,.*accepted tentatively$/ })).toBeVisible()
    await event('Review').click()
    await dialog('Review').getByRole('button', { name: 'Decline' }).click()
    await expect.element(event('Review')).not.toBeInTheDocument()
  })
})

describe('in a shadow root', () => {
  it('[EM-10] [CA-08] [CA-09] draws events by pointer and by keys', async () => {
    const adapter = await withEvents(meeting)
    await mountCalendar({ adapter, place: week, isInShadow: true })
    await userEvent.dragAndDrop(event('Meeting'), cell('Friday, November 27, 2026 13:00'), {
      sourcePosition: { x: 40, y: 12 },
      targetPosition: { x: 40, y: 12 },
    })
    await expect.poll(() => times(adapter, 'Meeting')).toEqual(['27 13:00-14:00'])
    event('Meeting').element().focus()
    await key('{Alt>}{ArrowLeft}{/Alt}')
    await expect.poll(() => times(adapter, 'Meeting')).toEqual(['26 13:00-14:00'])
    await key('{Enter}')
    await expect.element(dialog('Meeting').getByText('Room 3')).toBeVisible()
  })
})
