import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillBook } from '../stage/sampleContacts'
import { button, dialog, line, mark, place, question, row } from '../test/elements'
import { mountContacts } from '../test/mountContacts'

async function book() {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  await fillBook(adapter)
  return mountContacts({ adapter })
}

it('[CT-02] makes a group; its name has 1 to 50 characters and is taken once', async () => {
  await book()
  await button('New group').click()
  await expect.element(dialog('New group').getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Please enter a name.')).toBeVisible()
  await dialog('New group').getByRole('textbox').fill('名'.repeat(51))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The name has at most 50 characters.')).toBeVisible()
  await dialog('New group').getByRole('textbox').fill('Friends')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog('New group').getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog('New group').getByRole('textbox').fill('媒体')
  await userEvent.keyboard('{Enter}')
  await expect.element(place(/媒体/)).toBeVisible()
})

it('[CT-02] makes a group of those who are selected', async () => {
  const { adapter } = await book()
  await mark('赵敏').click()
  await mark('陈洁').click()
  await page.getByRole('toolbar', { name: 'People' }).getByRole('button', { name: 'Groups' }).click()
  await line('New group…').click()
  await expect.element(dialog('New group').getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('客户{Enter}')
  await expect.element(page.getByText('2 contacts put into “客户”')).toBeVisible()
  const { groups } = await adapter.addressBook.groups()
  expect(groups.find(({ name }) => name === '客户')?.count).toBe(2)
})

it('[CT-02] gives a group another name, and deletes it; its contacts stay', async () => {
  await book()
  await place(/Friends/).click()
  await button('What can be done with the group Friends').click()
  await line('Rename group').click()
  await dialog('Rename group').getByRole('textbox').fill('Old friends')
  await userEvent.keyboard('{Enter}')
  await expect.element(place(/Old friends/)).toBeVisible()
  await button('What can be done with the group Old friends').click()
  await line('Delete group').click()
  await question('Delete the group “Old friends”?').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Group “Old friends” deleted')).toBeVisible()
  await expect.element(place(/Old friends/)).not.toBeInTheDocument()
  await expect.element(row(/欧阳晓天/)).toBeVisible()
})
