import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { escapeMarkdown } from '../editor/markdown/escapeMarkdown'
import { renderMarkdown } from '../editor/markdown/renderMarkdown'
import { button, savedContent, textBox } from '../test/elements'
import { folderOf, newestMail } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

const start = {
  kind: 'new',
  subject: 'Hi',
  to: [{ address: 'a@example.com', name: '' }],
  text: 'Hello 1 * 2',
} as const
const field = () => page.getByRole('textbox', { name: 'Message text' })

async function choose(name: string) {
  await button('Way of writing').click()
  await page.getByRole('menuitemradio', { name }).click()
}

describe('what is sent', () => {
  it.each([
    ['bold', '**a**', 'strong', 'a'],
    ['a list', '- a\n- b', 'li + li', 'b'],
    ['a table', '| h |\n| - |\n| a |', 'td[style*="border"]', 'a'],
    ['a quote', '> a', 'blockquote[style*="border-left"]', 'a'],
    ['a link', '[a](https://example.com/)', 'a[href="https://example.com/"]', 'a'],
    ['a line break', 'a\nb', 'p > br', ''],
  ])('[CO-20] %s', (_, source, selector, words) => {
    expect(renderMarkdown(source).querySelector(selector)?.textContent.trim()).toBe(words)
  })

  it.each([
    ['HTML', '<img src=x onerror="window.ran=1">'],
    ['a script', '<script>window.ran=1</script>\n\n<style>@import "https://tracker.example/"</style>'],
    ['a script as address', '[a](javascript:window.ran=1) [b](JaVaScRiPt&colon;window.ran=1)'],
    ['a data address', '[a](data:text/html;base64,PHNjcmlwdD4=)'],
    ['a picture of another server', '![a](https://tracker.example/p.png)'],
    ['a handler in a title', '[a](https://example.com/ "x\\" onmouseover=\\"window.ran=1")'],
    ['an address that ends', '<https://example.com/"onclick="window.ran=1>'],
    ['HTML in a quote', '> <iframe srcdoc="<script>window.ran=1</script>"></iframe>'],
  ])('[CO-20] [X7] nothing comes of %s', (_, source) => {
    const mail = renderMarkdown(source)
    expect(mail.querySelector('img, script, style, iframe, svg, object, form')).toBeNull()
    for (const element of mail.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/)
        expect(value).not.toMatch(/^\s*(javascript|data):/i)
      }
  })

  it('[CO-20] words of a formatted text mean themselves in Markdown', () => {
    const words = '# a\n1. b * c_d\n- e [f](g) <b>\n+ h ~~i~~ `j`\n> * k'
    const shown = renderMarkdown(escapeMarkdown(words))
    expect(shown.querySelector('h1, ol, ul, em, strong, del, code, a')).toBeNull()
    expect(shown.innerText ?? shown.textContent).toContain('1. b * c_d')
    expect(shown.querySelector('blockquote')?.textContent?.trim()).toBe('* k')
  })
})

it('[CO-20] leaves as HTML with its source beside it, and a draft is written on as Markdown', async () => {
  const { adapter, unmount, onSent } = await mountComposer({ start })
  await choose('Markdown')
  await expect.element(field()).toHaveValue('Hello 1 \\* 2')
  await field().fill('Hello **Ann**')
  const content = await savedContent(adapter)
  expect(content).toMatchObject({ isHtml: true, text: 'Hello **Ann**' })
  expect(content.html).toContain('<strong>Ann</strong>')
  await expect.element(page.getByText(/Draft saved/)).toBeVisible()
  const draft = await newestMail(adapter, await folderOf(adapter, 'drafts'))
  await unmount()
  expect(onSent).not.toHaveBeenCalled()
  const again = await mountComposer({ adapter, start: { kind: 'draft', ref: draft!.ref }, isLoading: true })
  await expect.element(field()).toHaveValue('Hello **Ann**')
  await button('Send').click()
  await vi.waitFor(() => expect(again.onSent).toHaveBeenCalled())
  const sent = await newestMail(adapter, await folderOf(adapter, 'sent'))
  expect([sent?.text, sent?.html?.includes('<strong>Ann</strong>')]).toEqual(['Hello **Ann**', true])
})

it('[CO-20] shows what readers will see, by keyboard, and goes over into formatted text', async () => {
  await mountComposer({ start })
  await choose('Markdown')
  // The library's own look reaches it, through what keeps styles of other pages out.
  expect(getComputedStyle(button('Preview').element().closest('li')!).display).toBe('inline-block')
  await field().fill('*one* <img src=x onerror="parent.ran=1">')
  button('Preview').element().focus()
  await userEvent.keyboard('{Enter}')
  const shown = page.getByRole('document', { name: 'Preview' })
  await vi.waitFor(() => expect(shown.element().shadowRoot?.querySelector('em')?.textContent).toBe('one'))
  expect(shown.element().shadowRoot?.querySelector('img')).toBeNull()
  await choose('Formatted text')
  await vi.waitFor(() => expect(textBox().querySelector('i, em')?.textContent).toBe('one'))
  expect(textBox().querySelector('img')).toBeNull()
  expect('ran' in window).toBe(false)
})

it('[CO-20] [X7] answers a hostile mail: its words are quoted and mean nothing', async () => {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  const html =
    '<p>![x](https://tracker.example/p.png)</p><p>&lt;img src=x onerror=parent.ran=1&gt;</p>' +
    '<p>[go](javascript:parent.ran=1)</p><script>parent.ran=1</script>'
  const ref = await adapter.control.deliver({ from: 'wang.lei', subject: 'Offer', html })
  await mountComposer({ adapter, start: { kind: 'forward', ref } })
  await choose('Markdown')
  await button('Use Markdown').click()
  await expect.element(field()).toBeVisible()
  const content = await savedContent(adapter)
  const sent = new DOMParser().parseFromString(content.html, 'text/html')
  expect(sent.querySelector('blockquote')?.textContent).toContain('![x](https://tracker.example/p.png)')
  expect(sent.querySelector('img, script, a[href^="javascript"]')).toBeNull()
  expect('ran' in window).toBe(false)
})
