import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, focusText, savedContent, textBox } from '../test/elements'
import { folderOf, newestMail } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

const start = {
  kind: 'new',
  subject: 'Hi',
  to: [{ address: 'a@example.com', name: '' }],
  text: 'Hello Ann\n\nSee you',
} as const
const plainField = () => page.getByRole('textbox', { name: 'Message text' })

async function choose(name: string) {
  await button('Way of writing').click()
  await page.getByRole('menuitemradio', { name }).click()
}

async function writeBold() {
  focusText()
  await userEvent.keyboard('{Control>}a{/Control}')
  await button('Bold').click()
  await vi.waitFor(() => expect(textBox().querySelector('b')).not.toBeNull())
}

it('[CO-04] turns to plain text without a question when nothing is lost, and back with every word', async () => {
  const { adapter } = await mountComposer({ start })
  await choose('Plain text')
  await expect.element(plainField()).toHaveValue('Hello Ann\n\nSee you')
  await expect.element(plainField()).toHaveFocus()
  await plainField().fill('Hello <b>Ann</b>\n> not & quoted')
  expect(await savedContent(adapter)).toMatchObject({
    isHtml: false,
    html: '',
    text: 'Hello <b>Ann</b>\n> not & quoted',
  })
  await choose('Formatted text')
  await vi.waitFor(() => expect(textBox().innerText.trim()).toBe('Hello <b>Ann</b>\n> not & quoted'))
  expect(textBox().querySelector('b')).toBeNull()
  await button('Save draft').click()
  await vi.waitFor(async () => {
    const draft = await newestMail(adapter, await folderOf(adapter, 'drafts'))
    expect(draft?.html).toContain('Hello &lt;b&gt;Ann')
  })
})

it('[CO-04] asks before formatting is lost, tells what, and keeps it when that is not meant', async () => {
  await mountComposer({ start })
  await writeBold()
  await choose('Plain text')
  const question = page.getByRole('alertdialog', { name: 'Write as plain text?' })
  await expect.element(question.getByText('Fonts, colours, lists, links and other formatting')).toBeVisible()
  expect(question.getByRole('listitem').all()).toHaveLength(1)
  await question.getByRole('button', { name: 'Keep formatting' }).click()
  await vi.waitFor(() => expect(textBox().querySelector('b')).not.toBeNull())
  await choose('Plain text')
  await question.getByRole('button', { name: 'Use plain text' }).click()
  await expect.element(plainField()).toHaveValue('Hello Ann\n\nSee you')
})

it('[CO-04] a plain mail leaves as text alone', async () => {
  const { adapter, onSent } = await mountComposer({ start })
  await choose('Plain text')
  await expect.element(plainField()).toHaveFocus()
  await userEvent.keyboard('Dear all, ')
  await button('Send').click()
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
  const sent = await newestMail(adapter, await folderOf(adapter, 'sent'))
  expect([sent?.html, sent?.text]).toEqual([undefined, 'Dear all, Hello Ann\n\nSee you'])
})

it('[CO-04] [X7] quotes a hostile original as words, each line marked, and nothing of it comes back', async () => {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  const html =
    '<p>Offer</p><img src=x onerror="parent.ran=1"><script>parent.ran=1</script><a href="javascript:parent.ran=1">go</a>' +
    '<p>&lt;img src=x onerror="parent.ran=1"&gt;</p>'
  const ref = await adapter.control.deliver({ from: 'wang.lei', subject: 'Offer', html })
  await mountComposer({ adapter, start: { kind: 'reply', ref } })
  await choose('Plain text')
  await button('Use plain text').click()
  await expect.element(plainField()).toBeVisible()
  const { text, isHtml } = await savedContent(adapter)
  expect(isHtml).toBe(false)
  expect(text).toMatch(/^> Offer$/m)
  expect(text).toMatch(/^> <img src=x onerror="parent.ran=1">$/m)
  expect(text).not.toContain('javascript:')
  await choose('Formatted text')
  await vi.waitFor(() => expect(textBox().innerText).toContain('> <img src=x'))
  expect(textBox().querySelector('img, script, a')).toBeNull()
  expect('ran' in window).toBe(false)
})

it('[CO-04] [CO-10] a draft and a note of the journal are opened as they were written', async () => {
  const { adapter, unmount } = await mountComposer({ start })
  await choose('Plain text')
  await plainField().fill('  kept\n\tas it is ')
  await savedContent(adapter)
  await expect.element(page.getByText(/Draft saved/)).toBeVisible()
  const draft = await newestMail(adapter, await folderOf(adapter, 'drafts'))
  await unmount()
  await mountComposer({ adapter, start: { kind: 'draft', ref: draft!.ref }, isLoading: true })
  await expect.element(plainField()).toHaveValue('  kept\n\tas it is ')
})

it('[CO-04] [CO-05] a signature stands in it as text and can be changed', async () => {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  const { signatures } = adapter
  await signatures.save({ title: 'Long', html: '<p>Best <b>regards</b></p><p>Ann Miller</p>' })
  await signatures.save({ title: 'Short', html: '<p>Ann</p>' })
  await mountComposer({ adapter, start })
  await choose('Plain text')
  await expect.element(plainField()).toBeVisible()
  await button('Signature').click()
  await page.getByRole('menuitemradio', { name: 'Long' }).click()
  await expect.element(plainField()).toHaveValue('Hello Ann\n\nSee you\n\nBest regards\nAnn Miller')
  await button('Signature').click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Long' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Short' }).click()
  await expect.element(plainField()).toHaveValue('Hello Ann\n\nSee you\n\nAnn')
})

it.each([
  ['plain', 'Hello 1 * 2\n\nAnn', { isHtml: false, html: '' }],
  ['markdown', 'Hello 1 \\* 2\n\nAnn', { isHtml: true }],
] as const)(
  '[ST-03] [CO-04] a new mail begins as %s where its writer has chosen that',
  async (writingMode, text, kept) => {
    const adapter = createMemoryAdapter()
    await adapter.control.ready()
    await adapter.settings.save({ writingMode })
    const signature = await adapter.signatures.save({ title: 'Short', html: '<p>Ann</p>' })
    await adapter.signatures.choose('new', signature.id)
    const scene = { adapter, isLoading: true }
    const { unmount } = await mountComposer({ ...scene, start: { ...start, text: 'Hello 1 * 2' } })
    await expect.element(plainField()).toHaveValue(text)
    expect(await savedContent(adapter)).toMatchObject({ ...kept, text })
    await unmount()
    // The original keeps its look.
    const ref = await adapter.control.deliver({ from: 'wang.lei', subject: 'Offer', html: '<b>Offer</b>' })
    await mountComposer({ adapter, start: { kind: 'reply', ref } })
  },
)
