import type { Message } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DraftJournal, JournalEntry } from '../journal/DraftJournal'
import { button, editorPage, focusText, shownQuote, subject, writtenText } from '../test/elements'
import { folderOf, newestMail } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

const to = [{ address: 'wang.lei@example.com', name: '' }]
const paper = (name: string) => page.getByRole('radio', { name })
const ground = () => getComputedStyle(editorPage().documentElement).backgroundColor
const lotusGround = 'rgb(227, 239, 232)'

async function choose(name: string): Promise<void> {
  if (button('Side panel').element().getAttribute('aria-expanded') !== 'true')
    await button('Side panel').click()
  await page.getByRole('tab', { name: 'Letter paper' }).click()
  await paper(name).click()
}

/** Sends what is written. @returns it, as a colleague gets it */
async function sent(adapter: MemoryAdapter): Promise<Message | undefined> {
  await button('Send').click()
  await expect.element(page.getByText('Message sent')).toBeVisible()
  return newestMail(adapter.control.colleague('wang.lei'), 'INBOX')
}

/** The mail without whatever its reader does to it. */
const pageOf = (message: Message | undefined) =>
  new DOMParser().parseFromString(message?.html ?? '', 'text/html').body

it('[CO-05] [CO-18] a paper is chosen beside the mail, shows under what is written, and goes with it', async () => {
  const { adapter } = await mountComposer({ start: { kind: 'new', to, subject: 'Party' } })
  await choose('Lotus pond')
  await expect.poll(ground).toBe(lotusGround)
  await expect
    .poll(() => getComputedStyle(editorPage().body, '::after').backgroundImage)
    .toMatch(/^url\("data:image\/svg/)
  focusText()
  await userEvent.keyboard('Hello')
  const got = await sent(adapter)
  const letter = pageOf(got)
  expect(letter.childElementCount).toBe(1)
  expect(letter.querySelector('table')?.getAttribute('bgcolor')).toBe('#e3efe8')
  expect(letter.querySelector('table table')?.getAttribute('bgcolor')).toBe('#fbfefc')
  expect(letter.querySelector('table table')?.getAttribute('width')).toBe('720')
  expect(letter.querySelector('.mailroom-paper-text')?.textContent).toBe('Hello')
  expect(letter.querySelector('img')?.getAttribute('src')).toMatch(/^cid:/)
  expect(got?.text.trim()).toBe('Hello')
})

it('[CO-05] a paper without a drawing needs no picture, and one can be taken away again', async () => {
  const { adapter } = await mountComposer({ start: { kind: 'new', to, subject: 'Party', text: 'Hello' } })
  await choose('Kraft paper')
  await expect.poll(ground).toBe('rgb(216, 196, 162)')
  await choose('No letter paper')
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
  await choose('Red lines')
  const letter = pageOf(await sent(adapter))
  expect(letter.querySelector('table')?.className).toBe('mailroom-paper mailroom-paper-redLines')
  expect(letter.querySelector('img')).toBe(null)
})

it('[CO-05] [CO-10] a saved draft knows its paper again, and can be taken off it', async () => {
  const adapter = createMemoryAdapter()
  const first = await mountComposer({ adapter, start: { kind: 'new', to, subject: 'Half', text: 'Hello' } })
  const upload = vi.spyOn(adapter.sending, 'upload')
  const save = vi.spyOn(adapter.drafts, 'save')
  await choose('Lotus pond')
  await vi.waitFor(async () => {
    await button('Save draft').click()
    expect(save.mock.calls.at(-1)?.[0].html).toMatch(/src="cid:/)
  })
  await expect.element(page.getByText(/Draft saved at/)).toBeVisible()
  await first.unmount()
  const drafts = await folderOf(adapter, 'drafts')
  const { messages } = await adapter.messages.list({ folder: drafts, offset: 0, limit: 1 })
  await mountComposer({ adapter, start: { kind: 'draft', ref: messages[0]!.ref } })
  await expect.poll(ground).toBe(lotusGround)
  expect(writtenText()).toBe('Hello')
  // The panel is open, as it was left.
  await page.getByRole('tab', { name: 'Letter paper' }).click()
  await expect.element(paper('Lotus pond')).toBeChecked()
  expect(upload).toHaveBeenCalledTimes(1)
  await choose('No letter paper')
  const got = await sent(adapter)
  expect(pageOf(got).querySelector('table, img')).toBe(null)
  expect(got?.attachments).toEqual([])
})

it('[CO-05] [CO-10] the journal notes the paper beside the text, and a crash keeps it', async () => {
  const write = vi.fn<(entry: JournalEntry) => Promise<void>>().mockResolvedValue()
  const journal: DraftJournal = {
    entries: () => Promise.resolve([]),
    entry: () => Promise.resolve(undefined),
    write,
    remove: () => Promise.resolve(),
    hold: () => () => undefined,
  }
  const adapter = createMemoryAdapter()
  const first = await mountComposer({
    adapter,
    journal,
    start: { kind: 'new', to, subject: 'x', text: 'Hi' },
  })
  await choose('Kraft paper')
  await vi.waitFor(() => expect(write.mock.calls.at(-1)?.[0].fields.paper).toEqual({ id: 'kraft' }))
  await first.unmount()
  const entry = write.mock.calls.at(-1)![0]
  expect(entry.html).not.toContain('<table')
  await mountComposer({ adapter, start: { kind: 'restored', entry } })
  await expect.poll(ground).toBe('rgb(216, 196, 162)')
})

it('[CO-05] an answer quotes a letter as it is, and has a paper of its own or none', async () => {
  const adapter = createMemoryAdapter()
  const html =
    '<table class="mailroom-paper mailroom-paper-moon" bgcolor="#1f2c4d"><tr><td class="mailroom-paper-text">Their words</td></tr></table>'
  const ref = await adapter.control.deliver({ from: 'wang.lei', subject: 'Moon', html })
  await mountComposer({ adapter, start: { kind: 'reply', ref } })
  await expect.poll(() => shownQuote()?.querySelector('table')?.getAttribute('bgcolor')).toBe('#1f2c4d')
  expect(ground()).toBe('rgb(255, 255, 255)')
  focusText()
  await userEvent.keyboard('Mine')
  await choose('Fine frame')
  const letter = pageOf(await sent(adapter))
  expect(letter.firstElementChild?.className).toBe('mailroom-paper mailroom-paper-frame')
  expect(letter.querySelector('.mailroom-quote table')?.getAttribute('bgcolor')).toBe('#1f2c4d')
  expect(letter.querySelector('.mailroom-paper-text')?.textContent).toMatch(/^Mine.*Their words/s)
})

it('[CO-05] a drawing that cannot be stored leaves the letter on its colours, and that is said', async () => {
  const adapter = createMemoryAdapter()
  adapter.control.fail({ kind: 'server', call: 'sending.upload', times: 9 })
  await mountComposer({ adapter, start: { kind: 'new', to, subject: 'x', text: 'Hello' } })
  await choose('Bamboo')
  await expect.element(page.getByText(/could not be attached/).first()).toBeVisible()
  const letter = pageOf(await sent(adapter))
  expect(letter.querySelector('table')?.getAttribute('bgcolor')).toBe('#e5eee0')
  expect(letter.querySelector('img')).toBe(null)
})

it('[CO-05] [X7] a stranger’s sheet around a draft names no paper of ours and brings nothing in', async () => {
  const adapter = createMemoryAdapter()
  const html =
    '<table class="mailroom-paper mailroom-paper-constructor"><tr><td class="mailroom-paper-text">Words' +
    '<script>top.hit=1</script><img src=x onerror="top.hit=1"></td></tr></table>'
  const content = { to, cc: [], bcc: [], subject: 'x', html, text: 'Words', isHtml: true, attachments: [] }
  const { ref } = await adapter.drafts.save(content)
  await mountComposer({ adapter, start: { kind: 'draft', ref } })
  expect(writtenText()).toBe('Words')
  expect(ground()).toBe('rgb(255, 255, 255)')
  expect(editorPage().querySelector('script, [onerror]')).toBe(null)
  expect('hit' in window).toBe(false)
})

it('[CO-18] Escape closes the panel and gives the focus back; it opens again as it was left', async () => {
  const adapter = createMemoryAdapter()
  const first = await mountComposer({ adapter, width: 1000 })
  await button('Side panel').click()
  await expect.element(page.getByRole('tab', { name: 'Contacts' })).toHaveFocus()
  await vi.waitFor(async () => expect((await adapter.settings.load()).sizes.compose).toBe(304))
  await first.unmount()
  await mountComposer({ adapter, width: 1000 })
  await expect.element(page.getByRole('complementary', { name: 'Side panel' })).toBeVisible()
  await page.getByRole('tab', { name: 'Letter paper' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Side panel')).toHaveFocus()
  await vi.waitFor(async () => expect((await adapter.settings.load()).sizes.compose).toBe(undefined))
})

it('[CO-05] [CO-18] the templates are beside the mail as well', async () => {
  const adapter = createMemoryAdapter()
  await adapter.templates.save({ title: 'Weekly', html: '<div>Dear all</div>' })
  await mountComposer({ adapter, width: 1000 })
  await subject().fill('x')
  await button('Side panel').click()
  await page.getByRole('tab', { name: 'Templates' }).click()
  await button('Use “Weekly”').click()
  await expect.poll(writtenText).toBe('Dear all')
})
