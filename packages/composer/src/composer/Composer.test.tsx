import type { DraftContent } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, field, focusText, shownQuote, subject, textBox, writtenText } from '../test/elements'
import { folderOf, newestMail, newsletter } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

const recipients = () =>
  page
    .getByRole('button', { name: /^Remove .*/ })
    .elements()
    .map((each) => each.getAttribute('aria-label'))
const quoteOf = (html: string) => /<div class="mailroom-quote">(.*)<\/div>/s.exec(html)?.[1]

describe('kinds of mail', () => {
  it('[CO-01] [EM-01] writes and sends a new mail, alone on its page', async () => {
    const { adapter, onSent, onClose } = await mountComposer()
    await expect.element(field('To')).toHaveFocus()
    await userEvent.keyboard('wang.lei@example.com{Enter}')
    await subject().fill('Budget')
    await userEvent.keyboard('{Tab}Hello{Enter}world')
    expect(writtenText()).toBe('Hello\nworld')
    await button('Send').click()
    await expect.element(page.getByText('Message sent')).toBeVisible()
    expect(onSent).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
    const got = await newestMail(adapter.control.colleague('wang.lei'), 'INBOX')
    expect(got?.subject).toBe('Budget')
    expect(got?.text.trim()).toBe('Hello\nworld')
  })

  it('[CO-01] begins a new mail with what it is given', async () => {
    const to = [{ address: 'a@example.com', name: '王磊' }]
    await mountComposer({ start: { kind: 'new', to, subject: '会议', text: '<b>早</b>\n\n见' } })
    expect(recipients()).toEqual(['Remove 王磊'])
    await expect.element(subject()).toHaveValue('会议')
    expect([...textBox().children].map((line) => line.textContent)).toEqual(['<b>早</b>', '', '见'])
  })

  it('[ML-23] says the subject that it begins with, for the title of its tab', async () => {
    const onTitleChange = vi.fn()
    await mountComposer({ start: { kind: 'new', to: [], subject: '会议' }, onTitleChange })
    expect(onTitleChange).toHaveBeenLastCalledWith('会议')
  })

  it('[CO-01] answers with the cursor above the original', async () => {
    const adapter = createMemoryAdapter()
    const ref = await adapter.control.deliver(newsletter)
    await mountComposer({ adapter, start: { kind: 'reply', ref } })
    expect(recipients()).toEqual(['Remove 王磊'])
    await expect.element(subject()).toHaveValue('回复：周报：第 47 周')
    await vi.waitFor(() => expect(shownQuote()?.textContent).toContain('请看本周进展'))
    await userEvent.keyboard('thanks')
    expect(textBox().firstElementChild?.textContent).toBe('thanks')
    expect(textBox().firstElementChild?.contains(textBox().querySelector('._EType_quote'))).toBe(false)
  })

  it('[CO-01] [RD-09] answers with what was written elsewhere already', async () => {
    const adapter = createMemoryAdapter()
    const ref = await adapter.control.deliver(newsletter)
    await mountComposer({ adapter, start: { kind: 'reply', ref, text: 'first\n<b>second' } })
    await vi.waitFor(() => expect(shownQuote()?.textContent).toContain('请看本周进展'))
    const lines = [...textBox().children].slice(0, 2)
    expect(lines.map((line) => line.textContent)).toEqual(['first', '<b>second'])
  })

  it('[CO-01] answers all', async () => {
    const adapter = createMemoryAdapter()
    const cc = ['zhao.min', 'chen.yu'] as const
    const ref = await adapter.control.deliver({ ...newsletter, to: ['chen.yu', 'sun.hao'], cc })
    await mountComposer({ adapter, start: { kind: 'replyAll', ref } })
    await vi.waitFor(() => expect(recipients().length).toBe(3))
    await expect.element(field('Cc')).toBeVisible()
  })

  it('[CO-01] forwards with the files, and nobody in the fields', async () => {
    const adapter = createMemoryAdapter()
    const ref = await adapter.control.deliver(newsletter)
    await mountComposer({ adapter, start: { kind: 'forward', ref } })
    await expect.element(field('To')).toHaveFocus()
    await expect.element(page.getByRole('list', { name: '1 attachment' }).getByText('预算.pdf')).toBeVisible()
    await vi.waitFor(() =>
      expect(shownQuote()?.querySelector('img[alt="Chart"]')?.getAttribute('src')).toMatch(/^blob:/),
    )
  })

  it('[CO-01] goes on with a saved draft', async () => {
    const adapter = createMemoryAdapter()
    const html = '<div>half a <b>sentence</b></div>'
    const content: DraftContent = {
      ...{ to: [{ address: 'a@example.com', name: '' }], cc: [], bcc: [], subject: 'Half' },
      ...{ html, text: '', isHtml: true, attachments: [] },
    }
    const saved = await adapter.drafts.save(content)
    await mountComposer({ adapter, start: { kind: 'draft', ref: saved.ref } })
    await expect.element(subject()).toHaveValue('Half')
    expect(textBox().querySelector('b')?.textContent).toBe('sentence')
  })

  it('[CO-01] says why a mail could not be prepared, and tries again', async () => {
    const adapter = createMemoryAdapter()
    const ref = await adapter.control.deliver(newsletter)
    adapter.control.fail({ kind: 'server', call: 'drafts.prepare' })
    await mountComposer({ adapter, start: { kind: 'reply', ref }, isLoading: true })
    await expect.element(page.getByText('The message could not be prepared')).toBeVisible()
    await button('Try again').click()
    await vi.waitFor(() => expect(shownQuote()).not.toBeNull())
  })
})

it('[CO-11] Send waits for a text that is not on the screen yet', async () => {
  const adapter = createMemoryAdapter()
  const ref = await adapter.control.deliver(newsletter)
  const picture = Promise.withResolvers<void>()
  const uploaded = adapter.sending.uploaded.bind(adapter.sending)
  vi.spyOn(adapter.sending, 'uploaded').mockImplementation(async (...asked) => {
    await picture.promise
    return uploaded(...asked)
  })
  const start = { kind: 'reply', ref, text: 'thanks' } as const
  const { onSent } = await mountComposer({ adapter, start, isLoading: true })
  await button('Send').click()
  await expect.element(page.getByText(/as soon as the editor is loaded/)).toBeVisible()
  expect(onSent).not.toHaveBeenCalled()
  picture.resolve()
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  const got = await newestMail(adapter.control.colleague('wang.lei'), 'INBOX')
  expect(got?.text).toContain('thanks')
})

describe('the original below', () => {
  it('[CO-01] [CO-10] stays as it is, letter by letter, from answering over a draft to sending', async () => {
    const adapter = createMemoryAdapter()
    const ref = await adapter.control.deliver(newsletter)
    const save = vi.spyOn(adapter.drafts, 'save')
    const first = await mountComposer({ adapter, start: { kind: 'reply', ref } })
    await vi.waitFor(() => expect(shownQuote()?.textContent).toContain('请看'))
    await userEvent.keyboard('thanks')
    await button('Save draft').click()
    await expect.element(page.getByText(/Draft saved/)).toBeVisible()
    const saved = quoteOf(save.mock.calls[0]![0].html)
    for (const kept of [
      'https://pictures.example.org/logo.png',
      'nowrap',
      'cid:chart@example.com',
      'mso-line-height-rule',
      'bg.png',
    ]) {
      expect(saved).toContain(kept)
    }
    expect(saved).not.toContain('script')
    await first.unmount()

    const drafts = await folderOf(adapter, 'drafts')
    const again = await mountComposer({
      adapter,
      start: { kind: 'draft', ref: (await newestMail(adapter, drafts))!.ref },
    })
    await vi.waitFor(() => expect(shownQuote()?.textContent).toContain('请看'))
    expect(writtenText()).toContain('thanks')
    const send = vi.spyOn(adapter.sending, 'send')
    await button('Send').click()
    await vi.waitFor(() => expect(again.onSent).toHaveBeenCalled())
    expect(quoteOf(send.mock.calls[0]![0].html)).toBe(saved)
    expect(send.mock.calls[0]![0].attachments.map(({ contentId }) => contentId !== undefined)).toEqual([true])
  })

  it('[CO-01] does not let its sheet reach the words above it', async () => {
    const adapter = createMemoryAdapter()
    const ref = await adapter.control.deliver(newsletter)
    const send = vi.spyOn(adapter.sending, 'send')
    await mountComposer({ adapter, start: { kind: 'reply', ref } })
    await vi.waitFor(() => expect(shownQuote()?.textContent).toContain('请看'))
    expect(getComputedStyle(shownQuote()!.querySelector('p')!).color).toBe('rgb(1, 2, 3)')
    await userEvent.keyboard('thanks')
    await button('Send').click()
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    const sent = new DOMParser().parseFromString(send.mock.calls[0]![0].html, 'text/html')
    expect(sent.querySelector('style')?.textContent).toContain('.mailroom-quote p {')
  })

  it('[CO-04] can be taken away and comes back with undo', async () => {
    const adapter = createMemoryAdapter()
    const ref = await adapter.control.deliver(newsletter)
    await mountComposer({ adapter, start: { kind: 'reply', ref } })
    await vi.waitFor(() => expect(shownQuote()?.textContent).toContain('请看'))
    await userEvent.keyboard('a{Control>}a{/Control}{Delete}')
    await vi.waitFor(() => expect(shownQuote()).toBeNull())
    await userEvent.keyboard('{Control>}z{/Control}')
    await vi.waitFor(() => expect(shownQuote()?.textContent).toContain('请看'))
  })

  it('[CO-01] is sent as text as well, marked as quoted', async () => {
    const adapter = createMemoryAdapter()
    const ref = await adapter.control.deliver(newsletter)
    const send = vi.spyOn(adapter.sending, 'send')
    await mountComposer({ adapter, start: { kind: 'reply', ref } })
    await vi.waitFor(() => expect(shownQuote()?.textContent).toContain('请看'))
    await userEvent.keyboard('thanks')
    await button('Send').click()
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    const lines = send.mock.calls[0]![0].text.split('\n')
    expect(lines[0]).toBe('thanks')
    expect(lines.find((line) => line.includes('请看本周进展'))).toMatch(/^> /)
  })
})

describe('sending', () => {
  const ready = {
    kind: 'new',
    to: [{ address: 'wang.lei@example.com', name: '' }],
    subject: 'Hi',
    text: 'Hello',
  } as const

  it.each([
    ['no recipient', { ...ready, to: [] }, 'Please enter at least one recipient', () => field('To')],
    [
      'an invalid one',
      { ...ready, cc: [{ address: 'bob', name: '' }] },
      'Please correct or remove the recipients marked in red',
      () => field('Cc'),
    ],
    ['no subject', { ...ready, subject: '' }, 'Please enter a subject', subject],
  ] as const)(
    '[CO-11] does not send with %s, says so and goes there',
    async (_name, start, words, focused) => {
      const { adapter } = await mountComposer({ start })
      const send = vi.spyOn(adapter.sending, 'send')
      await button('Send').click()
      await expect.element(page.getByRole('alert')).toHaveTextContent(words)
      await expect.element(focused()).toHaveFocus()
      expect(send).not.toHaveBeenCalled()
    },
  )

  it('[CO-11] does not send without a word', async () => {
    await mountComposer({ start: { ...ready, text: '' } })
    await button('Send').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter email content!')
    expect(document.activeElement?.tagName).toBe('IFRAME')
  })

  it('[CO-11] counts what stands in the field of recipients without having been confirmed', async () => {
    const { adapter, onSent } = await mountComposer({ start: { ...ready, to: [] } })
    await field('To').fill('sun.hao@example.com')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
    expect((await newestMail(adapter, await folderOf(adapter, 'sent')))?.to[0]?.address).toBe(
      'sun.hao@example.com',
    )
  })

  it('[CO-11] sends once, however often it is asked', async () => {
    const { adapter, onSent } = await mountComposer({ start: ready })
    const send = vi.spyOn(adapter.sending, 'send')
    adapter.control.setLatency(50)
    const pressed = button('Send').element() as HTMLElement
    pressed.click()
    pressed.click()
    focusText()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
    expect(send).toHaveBeenCalledOnce()
  })

  it('[CO-11] sends with Ctrl+Enter from inside the text, without a new line', async () => {
    const { adapter, onSent } = await mountComposer({ start: ready })
    const send = vi.spyOn(adapter.sending, 'send')
    focusText()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
    expect(send.mock.calls[0]![0].text).toBe('Hello')
  })

  it('[IX-03] keeps focus while a mail is sent, and gives it back to the text when that fails', async () => {
    const { adapter } = await mountComposer({ start: ready })
    let refuse: (error: Error) => void = () => undefined
    vi.spyOn(adapter.sending, 'send').mockReturnValue(new Promise((_, reject) => (refuse = reject)))
    focusText()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(button('Sending…')).toHaveFocus()
    refuse(new Error('refused'))
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(document.activeElement?.tagName).toBe('IFRAME')
  })

  it('[ER-02] says why sending failed, keeps all and sends the next time', async () => {
    const { adapter, onSent, onClose } = await mountComposer({ start: ready })
    adapter.control.fail({ kind: 'offline', call: 'sending.send' })
    await button('Send').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'The message was not sent. The mail system cannot be reached. Please check your connection.',
      )
    expect(onClose).not.toHaveBeenCalled()
    expect(writtenText()).toBe('Hello')
    await button('Send').click()
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  })

  it('[SE-16] keeps what was written when the session has ended', async () => {
    const { adapter, onSent } = await mountComposer({ start: ready })
    adapter.control.fail({ kind: 'unauthenticated', call: 'sending.send' })
    await button('Send').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The message was not sent. Session expired, please log in again.')
    expect(writtenText()).toBe('Hello')
    expect(onSent).not.toHaveBeenCalled()
  })

  it('[CO-11] marks the field that the mail system refuses', async () => {
    const { adapter } = await mountComposer({ start: ready })
    adapter.control.fail({
      kind: 'invalid',
      call: 'sending.send',
      details: { fields: { to: ['addressInvalid'] } },
    })
    await button('Send').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Please correct or remove the recipients marked in red')
    await expect.element(field('To')).toHaveFocus()
  })
})
