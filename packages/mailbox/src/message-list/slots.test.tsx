import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showMailbox } from '../stage/elements'

const slots = {
  emptyFolder: ({ folder }: { folder: string }) => <p>Nothing lies in {folder} today</p>,
  listToolbarEnd: ({ folder }: { folder: string }) => <button type="button">Archive all of {folder}</button>,
}

it('[EM-07] shows an integrator’s own words in an empty folder', async () => {
  await showMailbox({ slots, start: { kind: 'folder', folder: 'Spam' } })
  await expect.element(page.getByText('Nothing lies in Spam today')).toBeVisible()
})

it('[EM-07] puts an integrator’s own part at the end of the list’s toolbar', async () => {
  await showMailbox({ slots })
  const own = page.getByRole('toolbar').getByRole('button', { name: 'Archive all of INBOX' })
  await expect.element(own).toBeVisible()
})
