import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, choose, folder, row, showMailbox } from '../stage/elements'

const dialog = () => page.getByRole('dialog', { name: 'Snooze until' })
const mails = [
  { subject: 'Rent', text: 'Due soon.' },
  { subject: 'Lunch', text: 'At noon?' },
]

it('[ML-29] [ML-25] takes a mail away until tomorrow, shows it under Snoozed, and takes that back', async () => {
  const { adapter } = await showMailbox({ width: 1280 }, mails)
  await row(/Rent/).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Snooze…' }).click()
  await dialog()
    .getByRole('button', { name: /^Tomorrow/ })
    .click()
  await expect.element(row(/Rent/)).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Snoozed 1 message until/)).toBeVisible()
  await folder(/Snoozed/).click()
  await expect.element(row(/Until .*Rent|Rent.*Until/)).toBeVisible()
  const { messages } = await adapter.messages.list({ folder: 'Snoozed', offset: 0, limit: 5 })
  expect(new Date(messages[0]!.snooze!.until).getHours()).toBe(8)
  await button('Undo').click()
  await expect.element(row(/Rent/)).not.toBeInTheDocument()
  await folder(/Inbox/).click()
  await expect.element(row(/Rent/)).toBeVisible()
  await expect.element(folder(/Snoozed/)).not.toBeInTheDocument()
})

it('[ML-29] takes a chosen time, says what is wrong with one that is past, and brings back by hand', async () => {
  await showMailbox({ width: 1280 }, mails)
  await page.getByRole('checkbox', { name: 'Select Rent' }).click()
  await choose('More', 'Snooze…')
  const field = page.getByLabelText('Another date and time')
  await field.fill('2001-01-01T08:00')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Please choose a time between now/)).toBeVisible()
  const soon = new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 16)
  await field.fill(soon)
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/Rent/)).not.toBeInTheDocument()
  await folder(/Snoozed/).click()
  await row(/Rent/).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Snooze…' }).click()
  await dialog().getByRole('button', { name: 'Bring back now' }).click()
  await expect.element(page.getByText('Brought 1 message back')).toBeVisible()
  await folder(/Inbox/).click()
  await expect.element(row(/Rent/)).toBeVisible()
})

it('[ML-29] [SH-10] a mail comes back by itself while the list is open', async () => {
  const { adapter } = await showMailbox({ width: 1280 }, mails)
  await expect.element(row(/Lunch/)).toBeVisible()
  const { messages } = await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 5 })
  const mail = messages.find(({ subject }) => subject === 'Rent')!
  await adapter.messages.snooze!({ folder: 'INBOX', uids: [mail.ref.uid] }, Date.now() + 1_500)
  await expect.element(row(/Rent/)).not.toBeInTheDocument()
  await expect.element(row(/^Unread, Came back.*Rent/)).toBeVisible()
})
