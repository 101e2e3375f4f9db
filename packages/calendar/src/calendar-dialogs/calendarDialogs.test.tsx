import type { Calendar, EventFields } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPart } from '../test/mountPart'
import { CalendarDialog } from './CalendarDialog'
import { ExportDialog } from './ExportDialog'
import { ImportDialog } from './ImportDialog'
import { RemoveCalendarDialog } from './RemoveCalendarDialog'

const dialog = () => page.getByRole('dialog')
const name = () => dialog().getByRole('textbox', { name: 'Name', exact: true })
const share = () => dialog().getByRole('combobox', { name: 'Share with', exact: true })
const press = (words: string) => dialog().getByRole('button', { name: words, exact: true }).click()

async function ready() {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  return adapter
}

const named = (adapter: MemoryAdapter, wanted: string, more: Partial<Calendar> = {}) =>
  adapter.calendar.saveCalendar({ name: wanted, color: 'green', sharees: [], ...more })

it('[CA-03] makes a calendar with a name of 1 to 20 characters, a colour, and people who see or change it', async () => {
  const adapter = await ready()
  await mountPart(<CalendarDialog onClose={() => undefined} />, { adapter })
  await expect.element(name()).toHaveFocus()
  await press('Create')
  await expect.element(page.getByText('Please enter a name.')).toBeVisible()
  await expect.element(name()).toHaveFocus()
  await name().fill('日'.repeat(21))
  await press('Create')
  await expect.element(page.getByText('The name has at most 20 characters.')).toBeVisible()
  await name().fill('𠮷'.repeat(20))
  await page.getByRole('radio', { name: 'Orange' }).click()
  await userEvent.type(share(), '王磊')
  await expect.element(page.getByRole('option', { name: /王磊/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await page.getByLabelText('What 王磊 may do').selectOptions('Can edit')
  await userEvent.type(share(), 'sun.hao@example.com,')
  await expect.element(page.getByLabelText(/What .*sun\.hao.* may do/)).toHaveValue('read')
  await press('Create')
  await expect.element(page.getByText(`Calendar “${'𠮷'.repeat(20)}” created`)).toBeVisible()
  const made = (await adapter.calendar.calendars()).find(({ color }) => color === 'orange')
  expect(made).toMatchObject({
    name: '𠮷'.repeat(20),
    sharees: [
      { address: 'wang.lei@example.com', mayEdit: true },
      { address: 'sun.hao@example.com', mayEdit: false },
    ],
  })
})

it('[CA-03] says what is no address and who has no mailbox here, under the field, and keeps what was typed', async () => {
  const adapter = await ready()
  await mountPart(<CalendarDialog onClose={() => undefined} />, { adapter })
  await name().fill('Team')
  await userEvent.type(share(), 'nobody,')
  await expect.element(page.getByText('This is no mail address. Mend it or take it out.')).toBeVisible()
  await press('Create')
  await expect.element(share()).toHaveFocus()
  await press('Remove nobody')
  await expect
    .element(page.getByText('This is no mail address. Mend it or take it out.'))
    .not.toBeInTheDocument()
  await userEvent.type(share(), 'guest@outside.example')
  await press('Create')
  await expect.element(page.getByText(/Somebody in the list has no mailbox in this system/)).toBeVisible()
  await expect.element(share()).toHaveFocus()
  await expect.element(name()).toHaveValue('Team')
  await press('No longer share with guest@outside.example')
  await press('Create')
  await expect.element(page.getByText('Calendar “Team” created')).toBeVisible()
})

it('[CA-03] says that a name is taken', async () => {
  const adapter = await ready()
  await named(adapter, 'Team')
  await mountPart(<CalendarDialog onClose={() => undefined} />, { adapter })
  await name().fill('Team')
  await press('Create')
  await expect.element(page.getByText('Another of your calendars has this name.')).toBeVisible()
  await expect.element(name()).toHaveFocus()
})

it('[CA-03] begins at the people where it is to be shared', async () => {
  const adapter = await ready()
  const calendar = await named(adapter, 'Team')
  await mountPart(<CalendarDialog calendar={calendar} startAt="people" onClose={() => undefined} />, {
    adapter,
  })
  await expect.element(share()).toHaveFocus()
})

it('[CA-03] lets only the colour be changed of a calendar of somebody else', async () => {
  const adapter = await ready()
  const colleague = adapter.control.colleague('wang.lei')
  const { user } = (await adapter.session.current())!
  await named(colleague, '研发', { sharees: [{ ...user.address, mayEdit: false }] })
  const shared = (await adapter.calendar.calendars()).find((each) => each.name === '研发')
  await mountPart(<CalendarDialog calendar={shared} onClose={() => undefined} />, { adapter })
  await expect.element(page.getByText(/^This is a calendar of 王磊\./)).toBeVisible()
  expect(dialog().getByRole('textbox').elements()).toHaveLength(0)
  await page.getByRole('radio', { name: 'Pink' }).click()
  await press('Save')
  await expect.element(page.getByText('Calendar “研发” saved')).toBeVisible()
  const colors = async (whose: MemoryAdapter) =>
    (await whose.calendar.calendars()).find((each) => each.name === '研发')?.color
  expect([await colors(adapter), await colors(colleague)]).toEqual(['pink', 'green'])
})

const tomorrow = () => {
  const startsAt = Date.now() + 86_400_000
  return { kind: 'instant', startsAt, endsAt: startsAt + 3_600_000 } as const
}

it('[CA-03] asks before a calendar is deleted, and says how much goes with it and who is told', async () => {
  const adapter = await ready()
  const calendar = await named(adapter, 'Team', {
    sharees: [{ address: 'sun.hao@example.com', name: '孙浩', mayEdit: false }],
  })
  const event: EventFields = {
    ...{ calendarId: calendar.id, title: 'Plan', place: '', note: '', time: tomorrow(), timeZone: 'UTC' },
    guests: [{ address: 'wang.lei@example.com', name: '王磊', isOptional: false }],
  }
  await adapter.calendar.save(event, { requestId: 'made-for-this-test-0003' })
  await adapter.calendar.save({ ...event, guests: [] }, { requestId: 'made-for-this-test-0004' })
  const onRemoved = vi.fn<() => void>()
  await mountPart(<RemoveCalendarDialog {...{ calendar, onRemoved }} onClose={() => undefined} />, {
    adapter,
  })
  const question = page.getByRole('alertdialog', { name: 'Delete the calendar “Team”?' })
  await expect.element(question.getByText(/2 in the months around today/)).toBeVisible()
  await expect.element(question.getByText(/Guests of events to come are told/)).toBeVisible()
  await expect.element(question.getByText(/1 colleague will no longer see it/)).toBeVisible()
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Calendar “Team” deleted')).toBeVisible()
  expect(onRemoved).toHaveBeenCalledOnce()
  expect((await adapter.calendar.calendars()).map(({ id }) => id)).not.toContain(calendar.id)
})

it('[CA-03] leaves a calendar of somebody else, who keeps it', async () => {
  const adapter = await ready()
  const colleague = adapter.control.colleague('wang.lei')
  const { user } = (await adapter.session.current())!
  await named(colleague, '研发', { sharees: [{ ...user.address, mayEdit: false }] })
  const shared = (await adapter.calendar.calendars()).find((each) => each.name === '研发')
  await mountPart(<RemoveCalendarDialog calendar={shared!} onClose={() => undefined} />, { adapter })
  await expect.element(page.getByText('王磊 keeps it, and can share it with you again.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByText('You have left the calendar “研发”')).toBeVisible()
  expect((await colleague.calendar.calendars()).map((each) => each.name)).toContain('研发')
})

const file = (fileName: string, text: string) => new File([text], fileName, { type: 'text/calendar' })

async function choose(chosen: File) {
  await expect.element(dialog().getByRole('button', { name: 'Choose a file' })).toBeVisible()
  const input = dialog().element().querySelector<HTMLInputElement>('input[type="file"]')!
  const transfer = new DataTransfer()
  transfer.items.add(chosen)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const events = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN'],
  ...['BEGIN:VEVENT', 'UID:1@example', 'SUMMARY:Harbour tour', 'DTSTART:20261127T010000Z', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'UID:2@example', 'SUMMARY:Whenever', 'END:VEVENT'],
  'END:VCALENDAR',
].join('\r\n')

it('[CA-05] takes over the events of a file into the calendar that is chosen, and says which it could not', async () => {
  const adapter = await ready()
  const calendar = await named(adapter, 'Team')
  await mountPart(<ImportDialog onClose={() => undefined} />, { adapter })
  await dialog().getByLabelText('Into which calendar').selectOptions('Team')
  await choose(file('events.ics', events))
  await expect.element(dialog().getByText('1 event added')).toBeVisible()
  await expect.element(dialog().getByText('1 event could not be taken over')).toBeVisible()
  await expect.element(dialog().getByText(/Whenever.*does not say when it is\./)).toBeVisible()
  const found = await adapter.calendar.occurrences({
    ...{ from: Date.UTC(2026, 10, 27), to: Date.UTC(2026, 10, 28), timeZone: 'UTC' },
  })
  expect(found.filter(({ calendarId }) => calendarId === calendar.id).map(({ title }) => title)).toEqual([
    'Harbour tour',
  ])
})

it.each([
  ['photo.png', 'x', 'Please choose an ics file.'],
  ['events.ics', '', 'The file is empty.'],
  ['events.ics', 'x'.repeat(10 * 1024 * 1024 + 1), 'The file has more than 10 MB or more than 10000 events.'],
])('[CA-05] refuses %s before it is sent, and says why', async (fileName, text, words) => {
  const adapter = await ready()
  const importFile = vi.spyOn(adapter.calendar, 'importFile')
  await mountPart(<ImportDialog onClose={() => undefined} />, { adapter })
  await choose(file(fileName, text))
  await expect.element(page.getByText(words)).toBeVisible()
  expect(importFile).not.toHaveBeenCalled()
})

it('[CA-05] says that a file is none of a calendar', async () => {
  await mountPart(<ImportDialog onClose={() => undefined} />, { adapter: await ready() })
  await choose(file('events.ics', 'hello'))
  await expect.element(page.getByText('This is no iCalendar file.')).toBeVisible()
})

it('[CA-05] shows how far it is, and can be cancelled', async () => {
  const adapter = await ready()
  let signal: AbortSignal | undefined
  vi.spyOn(adapter.calendar, 'importFile').mockImplementation((_file, _how, options) => {
    signal = options?.signal
    options?.onProgress?.({ doneBytes: 50, totalBytes: 100 })
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)))
  })
  await mountPart(<ImportDialog onClose={() => undefined} />, { adapter })
  await choose(file('events.ics', events))
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.5')
  await press('Cancel')
  expect(signal?.aborted).toBe(true)
  await expect.element(dialog().getByRole('button', { name: 'Choose a file' })).toBeVisible()
})

it('[CA-05] writes the calendar that is chosen to a file', async () => {
  const adapter = await ready()
  const calendar = await named(adapter, 'Team')
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const exportFile = vi.spyOn(adapter.calendar, 'exportFile')
  await mountPart(<ExportDialog onClose={() => undefined} />, { adapter })
  await dialog().getByLabelText('Calendar').selectOptions('Team')
  await press('Export')
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  expect(exportFile.mock.calls[0]?.[0]).toEqual({ calendarId: calendar.id })
  saved.mockRestore()
})
