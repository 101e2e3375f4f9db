import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, choose, row, showMailbox } from '../stage/elements'

const dialog = (name: string) => page.getByRole('dialog', { name })
const nameField = () => page.getByRole('textbox', { name: 'Name' })
const line = (name: string | RegExp) => page.getByRole('menuitemcheckbox', { name })
const select = (subject: string) => page.getByRole('checkbox', { name: `Select ${subject}` }).click()

/** Opens the tag picker of the selected mails. */
const pickTags = () =>
  page.getByRole('toolbar', { name: 'Actions on messages' }).getByRole('button', { name: 'Tags' }).click()

describe('the tag picker', () => {
  it('[ML-16] shows which of the selected mails have a tag, and puts it on all of them', async () => {
    await showMailbox()
    await select('Budget for the third quarter')
    await select('Lunch on Thursday?')
    await pickTags()
    await expect.element(line('Follow up')).toHaveAttribute('aria-checked', 'mixed')
    await expect.element(line('重要客户')).toHaveAttribute('aria-checked', 'false')
    await line('重要客户').click()
    await expect.element(row(/Lunch.*重要客户/)).toBeVisible()
    await expect.element(row(/Budget.*重要客户/)).toBeVisible()
    await pickTags()
    await expect.element(line('重要客户')).toHaveAttribute('aria-checked', 'true')
  })

  it('[ML-16] takes all tags off, and brings them back', async () => {
    await showMailbox()
    await select('Budget for the third quarter')
    await pickTags()
    await page.getByRole('menuitem', { name: 'Remove all tags' }).click()
    await expect.element(row(/Budget.*Follow up/)).not.toBeInTheDocument()
    await button('Undo').click()
    await expect.element(row(/Budget.*Follow up/)).toBeVisible()
  })

  it('[ML-10] [ML-16] is in the row of each mail', async () => {
    await showMailbox({ width: 1280 })
    await row(/Lunch/).hover()
    await row(/Lunch/).getByRole('button', { name: 'Tags' }).click()
    await line('Follow up').click()
    await expect.element(row(/Lunch.*Follow up/)).toBeVisible()
  })

  it('[ML-04] [ML-16] shows only the mails with a tag', async () => {
    await showMailbox()
    await choose('Filter', '重要客户')
    await expect.element(row(/新版/)).toBeVisible()
    await expect.element(row(/Budget/)).not.toBeInTheDocument()
  })
})

describe('making tags', () => {
  it('[ML-16] makes a tag in one of sixteen colours and puts it on the selected mails', async () => {
    const { adapter } = await showMailbox()
    await select('Lunch on Thursday?')
    await choose('Mark as', 'New tag…')
    await expect.element(dialog('New tag')).toBeVisible()
    expect(page.getByRole('radio').elements()).toHaveLength(16)
    await expect.element(page.getByRole('radio', { name: 'Green', exact: true })).toBeChecked()
    await userEvent.fill(nameField(), '  待报价 ')
    await page.getByRole('radio', { name: 'Crimson' }).click()
    await button('Create tag').click()
    await expect.element(row(/Lunch.*待报价/)).toBeVisible()
    await expect.element(dialog('New tag')).not.toBeInTheDocument()
    const made = (await adapter.tags.list()).find(({ name }) => name === '待报价')
    expect(made?.color).toBe('#AD1457')
  })

  it('[ML-16] says under the field what is wrong with the name, and keeps what was typed', async () => {
    await showMailbox()
    await select('Lunch on Thursday?')
    await choose('Mark as', 'New tag…')
    await button('Create tag').click()
    await expect.element(nameField()).toHaveAccessibleDescription('A tag name has 1 to 20 characters')
    await expect.element(nameField()).toHaveFocus()
    await userEvent.fill(nameField(), 'x'.repeat(21))
    await button('Create tag').click()
    await expect.element(nameField()).toHaveAccessibleDescription('A tag name has 1 to 20 characters')
    await userEvent.fill(nameField(), 'Follow up')
    await button('Create tag').click()
    await expect.element(nameField()).toHaveAccessibleDescription('There is a tag of this name.')
    await expect.element(nameField()).toHaveValue('Follow up')
    await expect.element(nameField()).toHaveFocus()
  })

  it('[ML-16] changes and deletes a tag where it is on', async () => {
    const { adapter } = await showMailbox()
    await select('Budget for the third quarter')
    await choose('Mark as', 'Manage tags…')
    await button('Edit the tag Follow up').click()
    await userEvent.fill(nameField(), 'Later')
    await button('Save').click()
    await expect.element(page.getByText('Later').first()).toBeInTheDocument()
    await button('Delete the tag Later').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.element(dialog('Tags')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(row(/Budget/)).toBeVisible()
    await expect.element(row(/Budget.*Later/)).not.toBeInTheDocument()
    expect((await adapter.tags.list()).map(({ name }) => name)).toEqual(['重要客户'])
  })

  it('[ER-03] says when a tag cannot be saved, and keeps what was typed', async () => {
    const { adapter } = await showMailbox()
    await select('Lunch on Thursday?')
    await choose('Mark as', 'New tag…')
    await userEvent.fill(nameField(), 'Offers')
    adapter.control.fail({ kind: 'offline', call: 'tags.create' })
    await button('Create tag').click()
    await expect.element(page.getByText(/could not be saved.*cannot be reached/)).toBeVisible()
    await button('Create tag').click()
    await expect.element(row(/Lunch.*Offers/)).toBeVisible()
  })
})
