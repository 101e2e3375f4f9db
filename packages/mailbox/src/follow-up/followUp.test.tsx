import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, choose, folder, row, showMailbox } from '../stage/elements'

const dialog = () => page.getByRole('dialog', { name: 'Remind me' })
const mails = [
  { subject: 'Rent', text: 'Due soon.' },
  { subject: 'Lunch', text: 'At noon?' },
]

it('[ML-29] [ML-25] [ML-30] reminds of a mail, which stays, lists it, and takes that back', async () => {
  const { adapter } = await showMailbox({ width: 1280 }, mails)
  await row(/Rent/).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Remind me…' }).click()
  await dialog()
    .getByRole('checkbox', { name: /Only if nobody/ })
    .click()
  await dialog()
    .getByRole('button', { name: /^Tomorrow/ })
    .click()
  await expect.element(page.getByText(/^You will be reminded on/)).toBeVisible()
  await expect.element(row(/Reminder .*Rent/)).toBeVisible()
  const { messages } = await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 5 })
  const rent = messages.find(({ subject }) => subject === 'Rent')
  expect(rent?.state.followUp).toMatchObject({ unlessAnswered: true })
  expect(new Date(rent!.state.followUp!.at).getHours()).toBe(8)
  await folder(/Reminders/).click()
  await expect.element(page.getByRole('region', { name: 'Search results' }).getByText('Rent')).toBeVisible()
  await button('Undo').click()
  await expect.element(folder(/Reminders/)).not.toBeInTheDocument()
  await folder(/Inbox/).click()
  await expect.element(row(/Reminder .*Rent/)).not.toBeInTheDocument()
})

it('[ML-29] says that a reminder is due while the page is open, opens its mail, and is done with it', async () => {
  const { adapter } = await showMailbox({ width: 1280 }, mails)
  await expect.element(row(/Rent/)).toBeVisible()
  const { messages } = await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 5 })
  const { ref } = messages.find(({ subject }) => subject === 'Rent')!
  const selection = { folder: ref.folder, uids: [ref.uid] }
  await adapter.messages.setState(selection, { followUp: { at: Date.now() + 1_500 } })
  await expect.element(folder(/Reminders/)).toBeVisible()
  await expect.element(page.getByText('Reminder: Rent')).toBeVisible()
  await expect.element(row(/Due .*Rent/)).toBeVisible()
  await expect.element(folder(/Reminders.*1 due/)).toBeVisible()
  await button('Open').click()
  const note = page.getByRole('note', { name: 'Reminder' })
  await expect.element(note.getByText(/^Due since/)).toBeVisible()
  await note.getByRole('button', { name: 'Done' }).click()
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(page.getByText('Marked as done')).toBeVisible()
  await expect.element(folder(/Reminders/)).not.toBeInTheDocument()
})

it('[ML-29] [RD-02] changes a reminder, says what is wrong with a time that is past, and removes it', async () => {
  const { adapter } = await showMailbox({ width: 1280 }, mails)
  await row(/Rent/).click()
  await choose('More', 'Remind me…')
  const field = page.getByLabelText('Another date and time')
  await field.fill('2001-01-01T08:00')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Please choose a time between now/)).toBeVisible()
  await field.fill(new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 16))
  await userEvent.keyboard('{Enter}')
  const note = page.getByRole('note', { name: 'Reminder' })
  await expect.element(note.getByText(/^Reminder on/)).toBeVisible()
  adapter.control.fail({ kind: 'offline', call: 'messages.setState' })
  await note.getByRole('button', { name: 'Change reminder' }).click()
  await dialog().getByRole('button', { name: 'Remove reminder' }).click()
  await expect.element(button('Try again')).toBeVisible()
  await expect.element(note).toBeVisible()
  await button('Try again').click()
  await expect.element(note).not.toBeInTheDocument()
})
