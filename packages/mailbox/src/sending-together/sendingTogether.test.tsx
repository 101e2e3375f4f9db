import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, showMailbox, tab } from '../stage/elements'

const field = (name: string) => page.getByRole('combobox', { name, exact: true })
const subject = () => page.getByRole('textbox', { name: 'Subject' })

/** A mail that lacks nothing but what is left out. */
async function write(words: string, to?: string) {
  await button('New message').click()
  await subject().fill(words)
  if (to !== undefined) await field('To').fill(`${to};`)
  await expect.poll(textBox).toBeTruthy()
  textBox()!.ownerDocument.defaultView?.focus()
  textBox()!.focus()
  await userEvent.keyboard('Words')
}

/** The text of the mail that is shown. */
const textBox = () =>
  [...document.querySelectorAll('iframe')]
    .filter((frame) => frame.checkVisibility({ visibilityProperty: true }))
    .map((frame) => frame.contentDocument?.querySelector<HTMLElement>('[role="textbox"]'))
    .find((box) => box != null)

it('[CO-21] sends all open mails in one act and says of each what became of it', async () => {
  const { adapter } = await showMailbox()
  await write('First figures', 'wang.lei@example.com')
  await expect.element(page.getByRole('button', { name: /Send all/ })).not.toBeInTheDocument()
  await tab('Messages').click()
  await write('To nobody')
  await button('Send all 2 messages').click()
  const results = page.getByRole('dialog', { name: 'What became of your messages' })
  await expect.element(results.getByText('Sent', { exact: true })).toBeVisible()
  await expect.element(results.getByText(/at least one recipient/)).toBeVisible()
  await results.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(subject()).toHaveValue('To nobody')
  const sent = (await adapter.folders.list()).find(({ role }) => role === 'sent')
  const { messages } = await adapter.messages.list({ folder: sent!.id, offset: 0, limit: 50 })
  expect(messages.map((mail) => mail.subject).slice(0, 1)).toEqual(['First figures'])
})
