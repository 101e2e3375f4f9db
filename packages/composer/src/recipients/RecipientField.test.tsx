import { MailroomError } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { devtools } from '../test/devtools'
import { button, field, subject } from '../test/elements'
import { mountComposer } from '../test/mountComposer'

const chips = () =>
  page
    .getByRole('button', { name: /^Remove / })
    .elements()
    .map((each) => each.getAttribute('aria-label')?.slice('Remove '.length))

/** Answers to questions about people come when the returned function is called. */
function holdSuggestions({ contacts }: MemoryAdapter): () => void {
  const suggest = contacts.suggest.bind(contacts)
  const gate = Promise.withResolvers<void>()
  vi.spyOn(contacts, 'suggest').mockImplementation((text, options) =>
    gate.promise.then(() => suggest(text, options)),
  )
  return gate.resolve
}

const pasteInto = (target: Element, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('typing recipients', () => {
  it.each([
    ['Enter', 'a@example.com{Enter}'],
    ['Tab', 'a@example.com{Tab}'],
    ['a comma', 'a@example.com,'],
    ['a semicolon', 'a@example.com;'],
    ['a wide comma', 'a@example.com，'],
    ['a wide semicolon', 'a@example.com；'],
    ['a blank', 'a@example.com '],
  ])('[CO-03] takes an address at %s', async (_name, keys) => {
    await mountComposer()
    await field('To').click()
    await userEvent.keyboard(keys)
    await vi.waitFor(() => expect(chips()).toEqual(['a@example.com']))
    await expect.element(field('To')).toHaveValue('')
  })

  it('[CO-03] reads a name before the address, also one with a comma in quotes', async () => {
    await mountComposer()
    await field('To').click()
    await userEvent.keyboard('"Hart, Amelia"')
    await expect.element(field('To')).toHaveValue('"Hart, Amelia"')
    await field('To').fill('"Hart, Amelia" <hart@example.org>')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(chips()).toEqual(['Hart, Amelia']))
  })

  it('[CO-03] takes what stands there 300 ms after the field is left', async () => {
    await mountComposer()
    await field('To').fill('a@example.com')
    await subject().click()
    expect(chips()).toEqual([])
    await vi.waitFor(() => expect(chips()).toEqual(['a@example.com']))
  })

  it('[CO-03] leaves it as it is when the field is entered again before', async () => {
    await mountComposer()
    await field('To').fill('a@exam')
    for (const next of [subject(), field('To')]) next.element().focus()
    await userEvent.keyboard('ple.com{Enter}')
    await vi.waitFor(() => expect(chips()).toEqual(['a@example.com']))
  })

  it('[CO-03] keeps nobody twice in one field, whatever the letters’ case', async () => {
    await mountComposer()
    await field('To').click()
    await userEvent.keyboard('a@example.com{Enter}A@Example.com{Enter}')
    await vi.waitFor(() => expect(chips()).toEqual(['a@example.com']))
  })

  it('[CO-03] marks what is no address, and lets it be mended by a double press', async () => {
    await mountComposer()
    await field('To').click()
    await userEvent.keyboard('wang(at)example{Enter}')
    const chip = page.getByTitle('wang(at)example is not an address')
    await expect.element(chip).toBeVisible()
    await chip.dblClick()
    await expect.element(field('To')).toHaveValue('wang(at)example')
    await expect.element(field('To')).toHaveFocus()
    expect(chips()).toEqual([])
  })

  it('[CO-03] takes a pasted list of hundreds at once', async () => {
    await mountComposer()
    const list = Array.from({ length: 300 }, (_, index) => `Person ${index} <p${index}@example.com>`).join(
      '；\n',
    )
    pasteInto(field('To').element(), list)
    await vi.waitFor(() => expect(chips().length).toBe(300))
    expect(chips()[299]).toBe('Person 299')
  })

  it('[CO-03] takes a pasted list with nothing but blanks between', async () => {
    await mountComposer()
    await field('To').fill('a@example.com b@example.com\tc@example.com')
    await vi.waitFor(() => expect(chips()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']))
  })

  it('[CO-03] does not take Enter that ends a word of an input method', async () => {
    await mountComposer()
    await field('To').click()
    await devtools().send('Input.imeSetComposition', { text: 'wang', selectionStart: 4, selectionEnd: 4 })
    field('To')
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          keyCode: 229,
          isComposing: true,
          bubbles: true,
          cancelable: true,
        }),
      )
    expect(chips()).toEqual([])
    await devtools().send('Input.insertText', { text: '王' })
    await expect.element(field('To')).toHaveValue('王')
    expect(chips()).toEqual([])
  })

  it('[CO-03] takes an address at the comma that an input method writes', async () => {
    await mountComposer()
    await field('To').fill('a@example.com')
    await devtools().send('Input.imeSetComposition', { text: '，', selectionStart: 1, selectionEnd: 1 })
    await devtools().send('Input.insertText', { text: '，' })
    await vi.waitFor(() => expect(chips()).toEqual(['a@example.com']))
  })

  it('[CO-03] moves a recipient to another field by dragging', async () => {
    await mountComposer({ start: { kind: 'new', to: [{ address: 'a@example.com', name: '王磊' }] } })
    await button('Bcc').click()
    // By the name: its middle is the button that removes it.
    await userEvent.dragAndDrop(page.getByTitle('a@example.com'), field('Bcc'), {
      sourcePosition: { x: 12, y: 12 },
    })
    await vi.waitFor(() => expect(field('Bcc').element().parentElement?.textContent).toContain('王磊'))
    await vi.waitFor(() => expect(chips()).toEqual(['王磊']))
  })
})

describe('suggestions', () => {
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const options = () =>
    list
      .getByRole('option')
      .elements()
      .map((each) => each.textContent)

  it('[CO-03] are chosen with the arrows and Enter, and counted for screen readers', async () => {
    await mountComposer()
    await field('To').click()
    await userEvent.keyboard('amelia')
    await expect.element(list.getByRole('option')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByText('1 suggestion', { exact: true })).toBeInTheDocument()
    await expect.element(field('To')).toHaveAttribute('aria-expanded', 'true')
    expect(list.getByRole('option').element().querySelector('mark')?.textContent).toBe('Amelia')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(chips()).toEqual(['Amelia Hart']))
    await expect.element(field('To')).toHaveFocus()
    expect(options()).toEqual([])
  })

  it('[CO-03] are waited for by an Enter that comes before them', async () => {
    const adapter = createMemoryAdapter()
    await mountComposer({ adapter })
    await field('To').click()
    await userEvent.keyboard('wang')
    await vi.waitFor(() => expect(options().join()).toContain('王磊'))
    const release = holdSuggestions(adapter)
    await userEvent.keyboard('(at)example{Enter}')
    expect(chips()).toEqual([])
    release()
    // Nobody fits: it stays as it was typed, and is not the one who fitted the beginning.
    await vi.waitFor(() => expect(chips()).toEqual(['wang(at)example']))
    await userEvent.keyboard('ameli{Enter}')
    await vi.waitFor(() => expect(chips()).toEqual(['wang(at)example', 'Amelia Hart']))
    await expect.element(field('To')).toHaveValue('')
  })

  it('[CO-03] keep nobody waiting who types on or presses Enter twice', async () => {
    const adapter = createMemoryAdapter()
    await mountComposer({ adapter })
    await field('To').click()
    holdSuggestions(adapter)
    await userEvent.keyboard('first{Enter}second{Enter}{Enter}')
    await vi.waitFor(() => expect(chips()).toEqual(['first', 'second']))
    await expect.element(field('To')).toHaveValue('')
  })

  it('[CO-03] that cannot be had leave what was typed', async () => {
    const adapter = createMemoryAdapter()
    vi.spyOn(adapter.contacts, 'suggest').mockRejectedValue(new MailroomError('server', 'Out of order'))
    await mountComposer({ adapter })
    await field('To').click()
    await userEvent.keyboard('amelia{Enter}')
    await vi.waitFor(() => expect(chips()).toEqual(['amelia']))
  })

  it('[CO-03] are chosen with the mouse', async () => {
    await mountComposer()
    await field('To').click()
    await userEvent.keyboard('priya')
    await page.getByRole('option', { name: /Priya Nair/ }).click()
    await vi.waitFor(() => expect(chips()).toEqual(['Priya Nair']))
  })

  it('[CO-03] do not replace an address that is written out', async () => {
    await mountComposer()
    await field('To').click()
    await userEvent.keyboard('wang.lei@example.com')
    await vi.waitFor(() => expect(options().length).toBe(1))
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(chips()).toEqual(['wang.lei@example.com']))
  })

  it('[CO-03] go away with Escape and leave the text', async () => {
    await mountComposer()
    await field('To').click()
    await userEvent.keyboard('dan')
    await vi.waitFor(() => expect(options().length).toBeGreaterThan(0))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(options()).toEqual([]))
    await expect.element(field('To')).toHaveValue('dan')
  })

  it('[CO-03] leave out who is in the field already', async () => {
    await mountComposer({
      start: { kind: 'new', to: [{ address: 'amelia.hart@example.com', name: 'Amelia Hart' }] },
    })
    await field('To').click()
    await userEvent.keyboard('am')
    await vi.waitFor(() => expect(options().length).toBeGreaterThan(0))
    expect(options().join()).not.toContain('Amelia Hart')
  })
})

describe('groups', () => {
  const everyone = { address: 'everyone@example.com', name: '' }
  const wang = { address: 'wang.lei@example.com', name: '王磊' }
  const outsider = { address: 'o@elsewhere.example', name: 'Outsider' }

  it('[CO-03] are one chip with their size, become their people by the keyboard, and one again', async () => {
    const adapter = createMemoryAdapter()
    const members = await adapter.contacts.groupMembers(everyone.address)
    await mountComposer({ adapter, start: { kind: 'new', to: [outsider, wang] } })
    await field('To').click()
    await userEvent.keyboard('everyone')
    const option = page.getByRole('option', { name: /\d+ people/ })
    await expect.element(option).toBeVisible()
    await userEvent.keyboard('{Enter}')
    const group = `everyone@example.com (${members.length} people)`
    await vi.waitFor(() => expect(chips()).toEqual(['Outsider', '王磊', group]))
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    const opener = button(`Show the ${members.length} people in everyone@example.com`)
    await expect.element(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(chips().length).toBe(members.length + 1))
    expect(chips().filter((name) => name === '王磊')).toHaveLength(1)
    await expect.element(field('To')).toHaveFocus()
    await userEvent.keyboard('late@example.com{Enter}')
    // The one of the toolbar is another.
    await button('Undo').last().click()
    await vi.waitFor(() => expect(chips()).toEqual(['Outsider', '王磊', group, 'late@example.com']))
  })

  it('[CO-03] that cannot be opened stay, and are opened when it is tried again', async () => {
    const adapter = createMemoryAdapter()
    await mountComposer({ adapter, start: { kind: 'new', to: [everyone] } })
    vi.spyOn(adapter.contacts, 'groupMembers').mockRejectedValueOnce(new MailroomError('server', 'Busy'))
    await button(/^Show the .* people/).click()
    await expect.element(page.getByText(/could not be loaded/)).toBeVisible()
    expect(chips()).toHaveLength(1)
    await page.getByRole('button', { name: 'Try again' }).click()
    await vi.waitFor(() => expect(chips().length).toBeGreaterThan(5))
  })
})

describe('lines', () => {
  it('[CO-02] opens the line for copies and asks before it takes recipients away', async () => {
    await mountComposer()
    await button('Bcc').click()
    await expect.element(field('Bcc')).toHaveFocus()
    await userEvent.keyboard('a@example.com{Enter}')
    await expect.element(button('Bcc')).not.toBeInTheDocument()
    await button('Close Bcc').click()
    await expect.element(page.getByText('Remove the recipients in this line?')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await vi.waitFor(() => expect(field('Bcc').elements()).toEqual([]))
    await expect.element(field('To')).toHaveFocus()
    await expect.element(button('Bcc')).toBeVisible()
  })

  it('[CO-02] lets people with several addresses choose', async () => {
    const adapter = createMemoryAdapter()
    const current = adapter.session.current.bind(adapter.session)
    const other = { address: 'sales@example.com', name: '产品部' }
    vi.spyOn(adapter.session, 'current').mockImplementation(async (options) => {
      const session = await current(options)
      return session && { ...session, user: { ...session.user, senders: [...session.user.senders, other] } }
    })
    await mountComposer({ adapter })
    await page.getByRole('combobox', { name: 'From' }).selectOptions('产品部 <sales@example.com>')
    await expect.element(page.getByRole('combobox', { name: 'From' })).toHaveValue('sales@example.com')
  })

  it('[CO-02] many recipients in a small window lie over nothing', async () => {
    const people = (name: string) =>
      Array.from({ length: 30 }, (_, index) => ({ address: `${name}${index}@example.com`, name: '' }))
    await mountComposer({ width: 360, start: { kind: 'new', to: people('to'), cc: people('cc') } })
    const subjectLine = subject().element().parentElement!
    for (const line of [subjectLine.previousElementSibling!, subjectLine]) {
      for (const part of line.children) {
        expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(line.getBoundingClientRect().bottom)
      }
    }
  })
})
