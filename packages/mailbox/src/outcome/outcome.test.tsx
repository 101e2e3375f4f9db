import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, showMailbox } from '../stage/elements'

const subject = () => page.getByRole('textbox', { name: 'Subject' })
const title = (name: RegExp) => page.getByRole('heading', { name })

/** Where the text is written, in a page of its own. */
function textBox(): HTMLElement {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Message text"]')
  const box = frame?.contentDocument?.querySelector<HTMLElement>('[role="textbox"]')
  if (!frame || !box) throw new Error('The editor is not there yet.')
  return box
}

/** A mail to these people, written as far as its last press. */
async function write(to: readonly string[]) {
  const shown = await showMailbox({ start: { kind: 'compose', to } })
  await subject().fill('Figures')
  const box = await vi.waitFor(textBox, { timeout: 20_000 })
  box.ownerDocument.defaultView?.focus()
  box.focus()
  await userEvent.keyboard('For Monday')
  return shown
}

it('[SS-04] [SS-01] says who did not get it and why, and recalls it from those who did', async () => {
  await write(['bob@example.com', 'nobody.here@example.com'])
  await button('Send').click()
  await expect.element(page.getByText('Partial failure')).toBeVisible()
  await expect.element(page.getByText(/nobody\.here@example\.com/)).toBeVisible()
  await button('Recall…').click()
  await expect.element(page.getByText('It can be recalled from 1 of 2.')).toBeVisible()
})

it('[SS-01] writes another one in the place of the page', async () => {
  await write(['bob@example.com'])
  await button('Send').click()
  await button('Write another').click()
  await expect.element(subject()).toHaveValue('')
  await expect.element(title(/on its way/)).not.toBeInTheDocument()
})
