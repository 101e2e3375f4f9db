import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, choose, row, rows, showMailbox } from '../stage/elements'
import { daysAgo } from '../stage/smallCompany'

const mails = [
  { subject: 'Old rules', text: 'x', minutesAgo: daysAgo(9) },
  { subject: 'Older', text: 'x', minutesAgo: daysAgo(8) },
  { subject: 'News', text: 'x', minutesAgo: 5 },
]
/** The subjects of the rows, top to bottom. */
const subjects = () =>
  rows().map((each) => mails.find(({ subject }) => each.ariaLabel?.includes(`, ${subject},`))?.subject)
const group = (name: string) => page.getByRole('rowgroup', { name })

it('[ML-29] [ML-25] pins from the row, under a heading of its own, and takes it back', async () => {
  const { adapter } = await showMailbox({ width: 1280 }, mails)
  await expect.element(row(/Old rules/)).toBeVisible()
  await row(/Old rules/).hover()
  await row(/Old rules/)
    .getByRole('button', { name: 'Pin to the top' })
    .click()
  await expect.poll(subjects).toEqual(['Old rules', 'News', 'Older'])
  await expect.element(group('Pinned 1')).toBeVisible()
  await expect.element(row(/Pinned.*Old rules/)).toBeVisible()
  await button('Undo').click()
  await expect.poll(subjects).toEqual(['News', 'Older', 'Old rules'])
  await expect.element(group('Pinned 1')).not.toBeInTheDocument()
  const { messages } = await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 10 })
  expect(messages.some(({ state }) => state.isPinned)).toBe(false)
})

it('[ML-29] [ML-30] pins several from the toolbar and takes one off at its row, in any order', async () => {
  await showMailbox({ width: 1280 }, mails)
  await expect.element(row(/Old rules/)).toBeVisible()
  await choose(/^Sort/, 'Sender A to Z')
  await page.getByRole('checkbox', { name: 'Select Old rules' }).click()
  await page.getByRole('checkbox', { name: 'Select Older' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Pin to the top' }).click()
  await expect.element(page.getByText('Pinned 2 messages')).toBeVisible()
  await button('Cancel selection').click()
  await row(/Older/).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Unpin' }).click()
  await expect.poll(subjects).toEqual(['Old rules', 'News', 'Older'])
})

it('[ML-29] [ER-03] says plainly that a folder has its fifty pins', async () => {
  const many = Array.from({ length: 51 }, (_, index) => ({ subject: `Mail ${index}`, text: 'x' }))
  await showMailbox(
    {
      width: 1280,
      start: { kind: 'folder', folder: 'INBOX', page: 3 },
      prepare: async ({ messages }) => {
        const { messages: some } = await messages.list({ folder: 'INBOX', offset: 0, limit: 50 })
        const uids = some.map(({ ref }) => ref.uid)
        await messages.setState({ folder: 'INBOX', uids }, { isPinned: true })
      },
    },
    many,
  )
  const last = row(/^(?:(?!Pinned).)*Mail \d+,/)
  await expect.element(last).toBeVisible()
  await last.hover()
  await last.getByRole('button', { name: 'Pin to the top' }).click()
  await expect.element(page.getByText(/can have 50 pinned messages/)).toBeVisible()
  await expect.element(last).toBeVisible()
})
