import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPart } from '../test/mountPart'
import { CalendarSettings } from './CalendarSettings'

const field = (name: string) => page.getByLabelText(name, { exact: true })

async function settings() {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  await mountPart(<CalendarSettings />, { adapter })
  await expect.element(page.getByRole('radio', { name: 'Week' })).toBeChecked()
  return adapter
}

it('[CA-06] keeps each choice at once: view, first day, hours of work, lunar days, usual reminder', async () => {
  const adapter = await settings()
  await page.getByRole('radio', { name: 'Month' }).click()
  await field('First day of the week').selectOptions('Sunday')
  await field('From').selectOptions('08:00')
  await field('To').selectOptions('17:00')
  await page.getByRole('switch').click()
  await field('Reminder of new events').selectOptions('None')
  await expect
    .poll(() => adapter.calendar.preferences())
    .toEqual({
      ...{ view: 'month', firstDay: 0, dayStartsHour: 8, dayEndsHour: 17, showsLunar: false, hidden: [] },
    })
})

it('[CA-06] offers only hours of work that end after they begin', async () => {
  await settings()
  await field('From').selectOptions('12:00')
  await expect.element(field('To').getByRole('option').first()).toHaveTextContent('13:00')
  await expect.element(field('From').getByRole('option').last()).toHaveTextContent('17:00')
})

it('[CA-06] [ER-03] says that a choice was not kept, and goes back to the one before', async () => {
  const adapter = await settings()
  adapter.control.fail({ kind: 'offline', call: 'calendar.savePreferences' })
  await page.getByRole('radio', { name: 'Day', exact: true }).click()
  await expect.element(page.getByText(/^Your choice could not be saved/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Week' })).toBeChecked()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('radio', { name: 'Day', exact: true })).toBeChecked()
})

it('[CA-03] leads to what can be done about a calendar; the first of one’s own is not deleted', async () => {
  const adapter = await settings()
  await page.getByRole('button', { name: 'New calendar' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Team')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('list', { name: 'Calendars' }).getByText('Team')).toBeVisible()
  await page.getByRole('button', { name: 'What can be done with Team' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Calendar “Team” deleted')).toBeVisible()
  const [first] = await adapter.calendar.calendars()
  await page.getByRole('button', { name: `What can be done with ${first!.name}` }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Export…' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Delete…' })).not.toBeInTheDocument()
})

it('[LK-05] asks for the password of the calendar first', async () => {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  await adapter.calendarLock.set('Lock-2026')
  await mountPart(<CalendarSettings />, { adapter })
  await page.getByRole('dialog').getByRole('textbox', { name: 'Lock password' }).fill('Lock-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('radio', { name: 'Week' })).toBeChecked()
})
