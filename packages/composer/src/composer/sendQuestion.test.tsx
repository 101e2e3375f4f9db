import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import type { SendingRules } from '@mailroom/core'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, field, focusText, subject, textBox } from '../test/elements'
import { mountComposer } from '../test/mountComposer'

const question = () => page.getByRole('alertdialog', { name: 'Send this message?' })
const answer = (name: string) => question().getByRole('button', { name, exact: true })

async function adapterWith(change: Partial<SendingRules>): Promise<MemoryAdapter> {
  const adapter = createMemoryAdapter()
  const rules = await adapter.sending.rules()
  adapter.sending.rules = async () => ({ ...rules, ...change })
  return adapter
}
async function write(words: string, ...people: string[]) {
  await expect.element(field('To')).toHaveFocus()
  for (const person of people) await userEvent.keyboard(`${person}{Enter}`)
  await subject().fill('Figures')
  focusText()
  await userEvent.keyboard(words)
}

it('[CO-19] asks about a file that the text speaks of, and sends when the writer wants to', async () => {
  const { onSent } = await mountComposer()
  await write('You find it attached.', 'wang.lei@example.com')
  await button('Send').click()
  await expect.element(question().getByText(/no file is attached/)).toBeVisible()
  await answer('Keep writing').click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(onSent).not.toHaveBeenCalled()
  await button('Send').click()
  await answer('Send anyway').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
})

it('[CO-19] does not ask because of what the other side wrote', async () => {
  const adapter = createMemoryAdapter()
  const ref = await adapter.control.deliver({
    from: 'wang.lei',
    subject: 'Plan',
    text: 'See the attachment.',
  })
  const { onSent } = await mountComposer({ adapter, start: { kind: 'reply', ref } })
  focusText()
  await userEvent.keyboard('Thank you')
  await button('Send').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
})

it('[CO-19] does not ask because of a signature that speaks of attachments', async () => {
  const adapter = createMemoryAdapter()
  const { id } = await adapter.signatures.save({ title: 'Long', html: '<div>Scan all attachments.</div>' })
  await adapter.signatures.choose('new', id)
  const to = [{ address: 'wang.lei@example.com', name: '' }]
  const { onSent } = await mountComposer({ adapter, start: { kind: 'new', to, subject: 'Plan' } })
  await expect.poll(() => textBox().textContent).toContain('Scan all')
  focusText()
  await userEvent.keyboard('Hello')
  await button('Send').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
})

it('[CO-19] names those outside where that is asked for', async () => {
  const { onSent } = await mountComposer({ adapter: await adapterWith({ asksForOutside: true }) })
  await write('Hello', 'wang.lei@example.com', 'carol@outside.example.org')
  await button('Send').click()
  await expect.element(question().getByText('carol@outside.example.org')).toBeVisible()
  await expect.element(question().getByText('wang.lei@example.com')).not.toBeInTheDocument()
  await answer('Send anyway').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
})

it('[CO-19] names an address that looks like one of the organisation, asked for or not', async () => {
  await mountComposer()
  await write('Hello', 'wang.lei@exarnple.com', 'carol@outside.example.org')
  await button('Send').click()
  await expect.element(question().getByText('wang.lei@exarnple.com')).toBeVisible()
  await expect.element(question().getByText('looks like another address')).toBeVisible()
  await expect.element(question().getByText('carol@outside.example.org')).not.toBeInTheDocument()
})

it('[CO-14] asks in security mode before a mail goes to more than one recipient', async () => {
  const { onSent } = await mountComposer({ adapter: await adapterWith({ asksForMany: true }) })
  await write('Hello', 'wang.lei@example.com', 'li.na@example.com')
  await button('Send').click()
  await expect.element(question().getByText('It goes to 2 recipients.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question()).not.toBeInTheDocument()
  expect(onSent).not.toHaveBeenCalled()
  await button('Remove li.na@example.com').click()
  await button('Send').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
})
