import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, folder, row, showMailbox } from '../../stage/elements'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })

it('[ML-09] finds mails of the folder by sender, subject and text, blanks taken away', async () => {
  const { calls } = await showMailbox()
  await button('Search this folder').click()
  await expect.element(field('Sender')).toHaveFocus()
  await field('Subject').fill('  budget ')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/Lunch/)).not.toBeInTheDocument()
  await expect.element(row(/Budget for the third quarter/)).toBeVisible()
  expect(calls.list.mock.lastCall?.[0].search).toEqual({ subject: 'budget' })
  await button('Hide').click()
  await expect.element(row(/Lunch/)).toBeVisible()
})

it('[ML-09] asks for the recipient in Sent', async () => {
  await showMailbox({ start: { kind: 'folder', folder: 'Sent' } })
  await button('Search this folder').click()
  await expect.element(field('Recipient')).toBeVisible()
})

it('[ML-15] another folder begins without a search', async () => {
  await showMailbox()
  await button('Search this folder').click()
  await field('Subject').fill('budget')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/Lunch/)).not.toBeInTheDocument()
  await folder(/Sent/).click()
  await expect.element(field('Subject')).not.toBeInTheDocument()
  await folder(/Inbox/).click()
  await expect.element(row(/Lunch/)).toBeVisible()
})

it('[ML-15] so does one to which the reader comes back before the other one was there', async () => {
  const { adapter } = await showMailbox()
  await button('Search this folder').click()
  await field('Subject').fill('budget')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/Lunch/)).not.toBeInTheDocument()
  adapter.control.setLatency(40)
  for (const name of [/Sent/, /Inbox/]) (folder(name).element() as HTMLElement).click()
  await expect.element(row(/Lunch/)).toBeVisible()
  await expect.element(field('Subject')).not.toBeInTheDocument()
  // Whoever asks for the folder that is shown keeps what they look for.
  await button('Search this folder').click()
  await field('Subject').fill('budget')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/Lunch/)).not.toBeInTheDocument()
  await folder(/Inbox/).click()
  await expect.element(field('Subject')).toHaveValue('budget')
})

it('[ML-20] says what was looked for when nothing is found', async () => {
  await showMailbox()
  await button('Search this folder').click()
  await field('Text').fill('zebra')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No messages were found in this folder')).toBeVisible()
  await expect.element(page.getByText('Text: zebra')).toBeVisible()
})
