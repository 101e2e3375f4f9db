import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, focusText, shownQuote, subject, textBox, writtenText } from '../test/elements'
import { folderOf, newestMail, newsletter } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Two signatures: the long one for new mails, the short one for answers. */
async function withSignatures(): Promise<MemoryAdapter> {
  const adapter = createMemoryAdapter()
  const { signatures } = adapter
  const long = await signatures.save({ title: 'Long', html: '<div><b>Li Na</b><br>Finance</div>' })
  const short = await signatures.save({ title: 'Short', html: '<div>LN</div>' })
  await signatures.choose('new', long.id)
  await signatures.choose('answer', short.id)
  return adapter
}
const lines = () =>
  writtenText()
    .split('\n')
    .filter((line) => line.trim() !== '')
const choose = async (name: string) => {
  await button('Signature').click()
  await page.getByRole('menuitemradio', { name }).click()
}

it('[CO-05] begins a new mail with the signature below the cursor, and sends it', async () => {
  const adapter = await withSignatures()
  const to = [{ address: 'wang.lei@example.com', name: '' }]
  await mountComposer({ adapter, start: { kind: 'new', to, subject: 'Budget' } })
  await vi.waitFor(() => expect(lines()).toEqual(['Li Na', 'Finance']))
  focusText()
  await userEvent.keyboard('Hello')
  expect(lines()).toEqual(['Hello', 'Li Na', 'Finance'])
  await button('Send').click()
  await expect.element(page.getByText('Message sent')).toBeVisible()
  const got = await newestMail(adapter.control.colleague('wang.lei'), 'INBOX')
  expect(got?.text.split('\n').filter(Boolean)).toEqual(['Hello', 'Li Na', 'Finance'])
})

it('[CO-05] answers with the signature above the original', async () => {
  const adapter = await withSignatures()
  const ref = await adapter.control.deliver(newsletter)
  await mountComposer({ adapter, start: { kind: 'reply', ref } })
  await vi.waitFor(() => expect(shownQuote()?.textContent).toContain('请看本周进展'))
  const signature = textBox().querySelector('#mailroom-signature')
  expect(signature?.textContent).toBe('LN')
  expect(textBox().firstElementChild?.textContent).toBe('')
  const quote = textBox().querySelector('._EType_quote')
  expect(signature!.compareDocumentPosition(quote!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('[CO-05] swaps the signature, takes it away, and never what was typed', async () => {
  const adapter = await withSignatures()
  await mountComposer({ adapter })
  focusText()
  await userEvent.keyboard('Hello')
  await choose('Short')
  expect(lines()).toEqual(['Hello', 'LN'])
  await choose('No signature')
  expect(lines()).toEqual(['Hello'])
  await choose('Long')
  expect(lines()).toEqual(['Hello', 'Li Na', 'Finance'])
  await button('Signature').click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Long' })).toBeChecked()
  await userEvent.keyboard('{Escape}')
  focusText()
  const name = textBox().querySelector('#mailroom-signature b')!.firstChild!
  textBox().ownerDocument.getSelection()!.collapse(name, 5)
  await userEvent.keyboard(' (on leave)')
  await choose('Short')
  expect(lines()).toEqual(['Hello', 'Li Na (on leave)', 'Finance', 'LN'])
})

it('[CO-05] [CO-10] knows the signature again in a saved draft', async () => {
  const adapter = await withSignatures()
  const first = await mountComposer({ adapter })
  await subject().fill('Half')
  await button('Save draft').click()
  await expect.element(page.getByText(/Draft saved at/)).toBeVisible()
  await first.unmount()
  const drafts = await folderOf(adapter, 'drafts')
  const { messages } = await adapter.messages.list({ folder: drafts, offset: 0, limit: 1 })
  await mountComposer({ adapter, start: { kind: 'draft', ref: messages[0]!.ref } })
  expect(lines()).toEqual(['Li Na', 'Finance'])
  await choose('Short')
  expect(lines()).toEqual(['LN'])
})

it('[CO-05] [CO-11] a signature alone is no text', async () => {
  const adapter = await withSignatures()
  const to = [{ address: 'wang.lei@example.com', name: '' }]
  const { handle } = await mountComposer({ adapter, start: { kind: 'new', to, subject: 'x' } })
  await button('Send').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter email content!')
  expect(await handle.current?.confirmClose()).toBe(true)
})

it('[CO-05] [X7] puts in a signature with its picture, and nothing of it that runs or passes for the original', async () => {
  const adapter = createMemoryAdapter()
  const html =
    `<img src="data:image/png;base64,${pixel}" onload="top.hit=1"><img src=x onerror="top.hit=1">` +
    '<div class="mailroom-quote" id="body">Li Na</div><script>top.hit=1</script><a href="javascript:top.hit=1">x</a>'
  const { id } = await adapter.signatures.save({ title: '<b>x</b>', html })
  await adapter.signatures.choose('new', id)
  const to = [{ address: 'wang.lei@example.com', name: '' }]
  await mountComposer({ adapter, start: { kind: 'new', to, subject: 'Logo' } })
  await vi.waitFor(() => expect(textBox().querySelector('img')?.src).toMatch(/^blob:/))
  expect(textBox().querySelectorAll('script, [onload], [onerror], [href^="javascript"]').length).toBe(0)
  expect(shownQuote()).toBe(null)
  focusText()
  await userEvent.keyboard('Hello')
  await button('Send').click()
  await expect.element(page.getByText('Message sent')).toBeVisible()
  const got = await newestMail(adapter.control.colleague('wang.lei'), 'INBOX')
  expect(got?.html).toMatch(/<img [^>]*src="cid:/)
  expect('hit' in window).toBe(false)
})

it('[CO-05] writes without a signature where none can be had', async () => {
  const adapter = await withSignatures()
  adapter.control.fail({ kind: 'server', call: 'signatures.list', times: 99 })
  await mountComposer({ adapter })
  expect(lines()).toEqual([])
})
