import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, row, showMailbox } from '../stage/elements'

/** Panels of tabs, those that nobody sees among them; a list that stands alone has none. */
const panels = () => document.querySelectorAll('[role="tabpanel"]').length

it('[T40] [CO-01] the composer in waiting goes when the page is left, and whoever stays can write all the same', async () => {
  await showMailbox()
  await expect.element(row(/Budget/)).toBeVisible()
  await expect.poll(panels).toBe(1)
  dispatchEvent(new Event('beforeunload'))
  await expect.poll(panels).toBe(0)
  await button('New message').click()
  await expect.element(page.getByRole('textbox', { name: 'Subject' })).toBeVisible()
})
