import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compose } from '../test/devtools'
import {
  button,
  drop,
  editorPage,
  field,
  focusText,
  paste,
  savedContent,
  shownQuote,
  subject,
  textBox,
  writtenText,
} from '../test/elements'
import { newsletter, pictureFileOf } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

const lines = () => [...textBox().children].map((line) => line.textContent)
const hello = {
  kind: 'new',
  subject: 'Hi',
  to: [{ address: 'a@example.com', name: '' }],
  text: 'hello',
} as const

describe('writing', () => {
  it('[CO-04] keeps words of an input method whole, also after Enter and in bold', async () => {
    await mountComposer({ start: { kind: 'new' } })
    focusText()
    await compose(['ni', 'nihao'], '你好')
    await userEvent.keyboard('{Enter}')
    await compose(['shi', 'shijie'], '世界')
    await button('Bold').click()
    await compose(['a', 'ai'], '爱')
    expect(lines()).toEqual(['你好', '世界爱'])
    expect(textBox().querySelector('b')?.textContent).toBe('爱')
  })

  it('[CO-04] acts on the selection and leaves the cursor in the text', async () => {
    const { adapter } = await mountComposer({ start: hello })
    focusText()
    await userEvent.keyboard('{Control>}a{/Control}')
    await button('Bold').click()
    expect(document.activeElement?.tagName).toBe('IFRAME')
    await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowRight}!')
    expect((await savedContent(adapter)).html).toContain('<b>hello!</b>')
  })

  it.each([
    ['Italic', 'i'],
    ['Underline', 'u'],
    ['Strikethrough', 's'],
    ['Bulleted list', 'ul > li'],
    ['Numbered list', 'ol > li'],
    ['Quote', 'blockquote'],
    ['Centre', '[style*="text-align: center"]'],
  ])('[CO-04] %s', async (name, selector) => {
    await mountComposer({ start: hello })
    focusText()
    await userEvent.keyboard('{Control>}a{/Control}')
    await button(name).click()
    await vi.waitFor(() => expect(textBox().querySelector(selector)?.textContent).toBe('hello'))
  })

  it('[CO-04] sets font, size and colour', async () => {
    await mountComposer({ start: hello })
    focusText()
    await userEvent.keyboard('{Control>}a{/Control}')
    await page.getByRole('combobox', { name: 'Font' }).selectOptions('Georgia')
    await page.getByRole('combobox', { name: 'Size' }).selectOptions('20')
    await button('Text colour').click()
    await page.getByRole('menuitem', { name: 'Red' }).click()
    const shown = textBox()
      .ownerDocument.createTreeWalker(textBox(), NodeFilter.SHOW_TEXT)
      .nextNode()?.parentElement
    const look = getComputedStyle(shown!)
    expect([look.fontFamily, look.fontSize, look.color]).toEqual([
      'Georgia, serif',
      '20px',
      'rgb(192, 28, 40)',
    ])
    await expect.element(page.getByRole('combobox', { name: 'Size' })).toHaveValue('20px')
  })

  it('[CO-04] makes links, but not of scripts', async () => {
    const { adapter } = await mountComposer({ start: hello })
    focusText()
    await userEvent.keyboard('{Control>}a{/Control}')
    await button('Link').click()
    await page.getByRole('textbox', { name: 'Address of the link' }).fill('javascript:alert(1)')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Enter a web or mail address')).toBeVisible()
    await page.getByRole('textbox', { name: 'Address of the link' }).fill('example.com/a')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(textBox().querySelector('a')?.href).toBe('https://example.com/a'))
    expect((await savedContent(adapter)).html).toContain('<a href="https://example.com/a"')
  })

  it('[CO-04] undoes and does again, by keys and by buttons', async () => {
    await mountComposer({ start: hello })
    focusText()
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}more')
    expect(writtenText()).toContain('more')
    await userEvent.keyboard('{Control>}z{/Control}')
    await vi.waitFor(() => expect(writtenText()).not.toContain('more'))
    await button('Redo').click()
    await vi.waitFor(() => expect(writtenText()).toContain('more'))
    expect(document.activeElement?.tagName).toBe('IFRAME')
  })

  it('[IX-03] goes on from the subject with Tab, and leaves the text with Tab', async () => {
    await mountComposer({ start: hello })
    await subject().click()
    await userEvent.keyboard('{Tab}x')
    expect(writtenText()).toBe('xhello')
    await userEvent.keyboard('{Tab}')
    expect(page.getByRole('toolbar').element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}y')
    expect(writtenText()).toBe('xyhello')
  })

  it('[IX-03] is left with Escape and Tab even from a list, where Tab moves an entry in', async () => {
    await mountComposer({ start: hello })
    focusText()
    await button('Bulleted list').click()
    await userEvent.keyboard('{End}{Enter}{Tab}')
    await vi.waitFor(() => expect(textBox().querySelector('ul ul')).not.toBeNull())
    await userEvent.keyboard('{Escape}{Tab}')
    expect(page.getByRole('toolbar').element().contains(document.activeElement)).toBe(true)
  })

  it('[IX-01] keeps single keys inside and lets Escape out', async () => {
    await mountComposer({ start: hello })
    const heard: string[] = []
    const listen = (event: KeyboardEvent) => heard.push(event.key)
    document.addEventListener('keydown', listen)
    focusText()
    await userEvent.keyboard('r{Delete}{Escape}')
    document.removeEventListener('keydown', listen)
    expect(heard).toEqual(['Escape'])
  })

  it('[IX-01] keeps what was written when its frame is moved in the page', async () => {
    await mountComposer({ start: hello })
    focusText()
    await userEvent.keyboard('still ')
    const before = editorPage()
    const frame = document.querySelector('iframe')!
    const parent = frame.parentElement!
    const next = frame.nextSibling
    frame.remove()
    parent.insertBefore(frame, next)
    await vi.waitFor(() => expect(editorPage()).not.toBe(before))
    await vi.waitFor(() => expect(writtenText()).toBe('still hello'))
  })
})

describe('pasting and dropping', () => {
  it('[CO-04] pastes from a word processor: lists and tables stay, its noise goes', async () => {
    const { adapter } = await mountComposer({ start: { kind: 'new' } })
    focusText()
    paste({ 'text/html': fromWord, 'text/plain': 'First' })
    await vi.waitFor(() => expect(textBox().querySelectorAll('ul li').length).toBe(2))
    expect(textBox().querySelector('td')?.textContent?.trim()).toBe('Cell')
    const { html } = await savedContent(adapter)
    expect(html).not.toMatch(/mso-|MsoListParagraph|o:p/)
  })

  it('[CO-04] pastes plain text as it is', async () => {
    await mountComposer({ start: { kind: 'new' } })
    focusText()
    paste({ 'text/plain': 'a <b>\n  c' })
    await vi.waitFor(() => expect(textBox().textContent).toMatch(/^a <b>\s+c/))
    expect(textBox().querySelector('b')).toBeNull()
  })

  it('[CO-04] stores a pasted picture and names it in the mail', async () => {
    const { adapter } = await mountComposer({ start: { kind: 'new' } })
    focusText()
    paste({}, [pictureFileOf()])
    await vi.waitFor(() => expect(textBox().querySelector('img')?.src).toMatch(/^blob:/))
    const { html, attachments } = await savedContent(adapter)
    expect(html).toContain(`<img src="cid:${attachments[0]!.contentId}"`)
    expect(html).not.toContain('blob:')
  })

  it('[CO-04] takes a picture copied from a page, though its address is not fetched', async () => {
    await mountComposer({ start: { kind: 'new' } })
    focusText()
    paste({ 'text/html': '<meta charset="utf-8"><img src="https://pictures.example.org/a.png">' }, [
      pictureFileOf(),
    ])
    await vi.waitFor(() => expect(textBox().querySelector('img')?.src).toMatch(/^blob:/))
  })

  it('[CO-04] stores pictures that come inside pasted markup', async () => {
    const { adapter } = await mountComposer({ start: { kind: 'new' } })
    focusText()
    const address = `data:image/png;base64,${await base64Of(pictureFileOf())}`
    paste({ 'text/html': `<p>before</p><img src="${address}"><p>after</p>`, 'text/plain': 'before after' })
    await vi.waitFor(() => expect(textBox().querySelector('img')?.src).toMatch(/^blob:/))
    expect((await savedContent(adapter)).html).toMatch(/<img src="cid:/)
  })

  it('[CO-04] makes a picture wider by its handle and by keys, and says the width in the mail', async () => {
    const { adapter } = await mountComposer({ start: { kind: 'new' } })
    focusText()
    paste({}, [pictureFileOf()])
    const picture = () => textBox().querySelector('img')
    await vi.waitFor(() => expect(picture()?.src).toMatch(/^blob:/))
    const handle = () =>
      textBox().ownerDocument.querySelector<HTMLElement>('[data-picture-handle]:not([hidden])')
    const press = { bubbles: true, button: 0, pointerId: 1 }
    const picked = { bubbles: true, button: 0, view: textBox().ownerDocument.defaultView }
    picture()!.dispatchEvent(new MouseEvent('mousedown', picked))
    picture()!.dispatchEvent(new MouseEvent('mouseup', picked))
    await vi.waitFor(() => expect(handle()).not.toBeNull())
    const { left, right, bottom: clientY } = picture()!.getBoundingClientRect()
    // Chromium takes hold of real pointers alone.
    handle()!.setPointerCapture = () => undefined
    handle()!.dispatchEvent(new PointerEvent('pointerdown', { ...press, clientX: right, clientY }))
    handle()!.dispatchEvent(new PointerEvent('pointermove', { ...press, clientX: left + 90, clientY }))
    expect(picture()!.getBoundingClientRect().width).toBe(90)
    handle()!.dispatchEvent(new PointerEvent('pointerup', { ...press, clientX: left + 120, clientY }))
    await vi.waitFor(() => expect(picture()!.getBoundingClientRect().width).toBe(120))
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft'])
      textBox().dispatchEvent(
        new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true }),
      )
    await vi.waitFor(() => expect(picture()!.getBoundingClientRect().width).toBe(130))
    const { html } = await savedContent(adapter)
    expect(html).toMatch(/<img [^>]*width="130"/)
    expect(html).not.toContain('data-picture-handle')
  })

  it('[CO-04] refuses pictures that are none or of another kind', async () => {
    await mountComposer({ start: { kind: 'new' } })
    focusText()
    paste({}, [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })])
    await expect.element(page.getByText('Pictures must be JPG, GIF, PNG or BMP')).toBeVisible()
    expect(textBox().querySelector('img')).toBeNull()
  })

  it('[AT-01] drops pictures into the text and other files onto the list', async () => {
    await mountComposer({ start: { kind: 'new' } })
    focusText()
    drop(textBox(), {}, [pictureFileOf(), new File(['x'], '预算.txt', { type: 'text/plain' })])
    await vi.waitFor(() => expect(textBox().querySelector('img')?.src).toMatch(/^blob:/))
    await expect.element(page.getByText('预算.txt')).toBeVisible()
  })

  it('[AT-01] drops files anywhere on the composer', async () => {
    await mountComposer({ start: { kind: 'new' } })
    drop(field('To').element(), {}, [new File(['x'], '预算.txt')])
    await expect.element(page.getByText('预算.txt')).toBeVisible()
  })

  it('[CO-04] shows the pictures of a draft again, and keeps the name of one that is gone', async () => {
    const adapter = createMemoryAdapter()
    const picture = await adapter.sending.upload(pictureFileOf(), { inline: true })
    const html = `<p><img src="cid:${picture.contentId}"></p>`
    const content = {
      to: [],
      cc: [],
      bcc: [],
      subject: 'x',
      html,
      text: '',
      isHtml: true,
      attachments: [picture],
    }
    const { ref } = await adapter.drafts.save(content)
    adapter.control.fail({ kind: 'server', call: 'sending.uploaded', times: 9 })
    await mountComposer({ adapter, start: { kind: 'draft', ref } })
    focusText()
    await userEvent.keyboard('x')
    expect((await savedContent(adapter)).html).toContain(`cid:${picture.contentId}`)
  })

  it('[CO-04] takes the original along when everything is copied', async () => {
    const adapter = createMemoryAdapter()
    const ref = await adapter.control.deliver(newsletter)
    await mountComposer({ adapter, start: { kind: 'reply', ref } })
    await vi.waitFor(() => expect(shownQuote()).not.toBeNull())
    focusText()
    await userEvent.keyboard('mine{Control>}a{/Control}')
    const clipboardData = new DataTransfer()
    textBox().dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    expect(clipboardData.getData('text/html')).toMatch(/mine.*请看/s)
  })
})

async function base64Of(file: File): Promise<string> {
  return btoa(String.fromCodePoint(...new Uint8Array(await file.arrayBuffer())))
}

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=ProgId content=Word.Document><style>@list l0:level1 {mso-level-number-format:bullet;mso-level-text:·;}</style></head>
<body><!--StartFragment-->
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>First<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Second<o:p></o:p></p>
<table border=1 style='mso-table-layout-alt:fixed'><tr><td style='mso-border-alt:solid'><p class=MsoNormal>Cell<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`
