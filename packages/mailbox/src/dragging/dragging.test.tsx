import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { folder, row, showMailbox } from '../stage/elements'

it('[FL-06] a mail dragged onto a folder goes there, and comes back with undo', async () => {
  const { adapter, calls } = await showMailbox()
  await userEvent.dragAndDrop(row(/Lunch/), folder('Receipts'))
  await expect.element(row(/Lunch/)).not.toBeInTheDocument()
  expect(calls.move).toHaveBeenCalledTimes(1)
  expect((await adapter.messages.list({ folder: 'Receipts', offset: 0, limit: 9 })).totalCount).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(row(/Lunch/)).toBeVisible()
})

it('[FL-06] all selected mails go when one of them is dragged', async () => {
  const { adapter } = await showMailbox()
  for (const name of [/Lunch/, /Budget/]) await row(name).getByRole('checkbox').click()
  await userEvent.dragAndDrop(row(/Budget/), folder('North'))
  await expect.element(row(/Lunch/)).not.toBeInTheDocument()
  expect((await adapter.messages.list({ folder: 'Projects/North', offset: 0, limit: 9 })).totalCount).toBe(2)
})

it('[FL-06] mails are not dropped on the drafts, nor where they are', async () => {
  const { calls } = await showMailbox()
  await userEvent.dragAndDrop(row(/Lunch/), folder(/Drafts/))
  await userEvent.dragAndDrop(row(/Lunch/), folder(/Inbox/))
  await expect.element(row(/Lunch/)).toBeVisible()
  expect(calls.move).not.toHaveBeenCalled()
})

it('[FL-06] a folder is dragged into another one and back to the top, and never into itself', async () => {
  await showMailbox()
  await userEvent.dragAndDrop(folder('Projects'), folder('North'))
  await expect.element(folder('Projects')).toHaveAttribute('aria-level', '2')
  await userEvent.dragAndDrop(folder('Projects'), folder('Receipts'))
  await expect.element(folder('Projects')).toHaveAttribute('aria-level', '3')
  await expect.element(folder('North')).toHaveAttribute('aria-level', '4')
  await userEvent.dragAndDrop(folder('Projects'), folder('My folders'))
  await expect.element(folder('Projects')).toHaveAttribute('aria-level', '2')
})

it('[FL-06] default folders stay where they are', async () => {
  const { adapter } = await showMailbox()
  await userEvent.dragAndDrop(folder('Archive'), folder('Receipts'))
  await expect.element(folder('Archive')).toHaveAttribute('aria-level', '1')
  expect((await adapter.folders.list()).map(({ id }) => id)).toContain('Archive')
})
