import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { renderScene } from '../test/scene'
import { ChipsInput, type ChipItem } from './ChipsInput'

const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())

function To({ start = [] }: { start?: string[] }) {
  const [items, setItems] = useState<ChipItem[]>(start.map((label) => ({ id: label, label })))
  const [text, setText] = useState('')
  return (
    <form onSubmit={submit}>
      <ChipsInput
        label="To"
        items={items}
        text={text}
        onTextChange={setText}
        onCommit={(committed) => {
          const names = committed
            .split(/[,;，；\n]/)
            .map((name) => name.trim())
            .filter(Boolean)
          setItems((now) => [...now, ...names.map((label) => ({ id: label, label }))])
          setText('')
        }}
        onRemove={(id) => setItems((now) => now.filter((item) => item.id !== id))}
        removeLabel={(item) => `Remove ${item.label}`}
      />
    </form>
  )
}

const input = () => page.getByRole('textbox', { name: 'To' })
const chips = () =>
  page
    .getByRole('button', { name: /^Remove/ })
    .elements()
    .map((button) => button.getAttribute('aria-label'))

it.each(['{Enter}', ',', ';', '，', '；', '{Tab}'])(
  '[CO-03] makes a chip by %s and never submits',
  async (key) => {
    submit.mockClear()
    await renderScene(<To />)
    await input().click()
    await userEvent.keyboard(`ada${key}`)
    expect(chips()).toEqual(['Remove ada'])
    await expect.element(input()).toHaveValue('')
    expect(submit).not.toHaveBeenCalled()
  },
)

it('[CO-03] makes chips of a pasted list', async () => {
  await renderScene(<To />)
  await input().click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'ada@example.com；王小明')
  input()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(chips).toEqual(['Remove ada@example.com', 'Remove 王小明'])
})

it('[CO-03] leaves Enter to the input method until its word is done', async () => {
  submit.mockClear()
  await renderScene(<To />)
  await input().click()
  await cdp().send('Input.imeSetComposition', { text: 'wang', selectionStart: 4, selectionEnd: 4 })
  // The Enter that picks the word: browsers send it with key code 229.
  await cdp().send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Process',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  })
  expect(chips()).toEqual([])
  await cdp().send('Input.insertText', { text: '王' })
  await expect.element(input()).toHaveValue('王')
  expect(chips()).toEqual([])
  expect(submit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.poll(chips).toEqual(['Remove 王'])
})

it('[IX-03] picks the last chip by Backspace, says so, and removes it by a second one', async () => {
  await renderScene(<To start={['Ada', 'Björn', 'Chen']} />)
  await input().click()
  await userEvent.keyboard('{Backspace}')
  expect(chips()).toHaveLength(3)
  await expect.element(page.getByRole('status')).toHaveTextContent('Chen')
  await userEvent.keyboard('{Backspace}')
  expect(chips()).toEqual(['Remove Ada', 'Remove Björn'])
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}')
  expect(chips()).toEqual(['Remove Björn'])
})

it('[IX-03] removes by the button on a chip', async () => {
  await renderScene(<To start={['Ada', 'Björn']} />)
  await page.getByRole('button', { name: 'Remove Ada' }).click()
  expect(chips()).toEqual(['Remove Björn'])
})

it('[CO-03] draws all of hundreds that are pasted at once, and picks the last of them before that', async () => {
  await renderScene(<To />)
  await input().click()
  const names = Array.from({ length: 300 }, (_, index) => `person ${index}`)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', names.join(';'))
  const drawn: number[] = []
  const watch = new MutationObserver(() => drawn.push(chips().length))
  watch.observe(document.body, { childList: true, subtree: true })
  input()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await userEvent.keyboard('{Backspace}')
  await expect.element(page.getByRole('status')).toHaveTextContent('person 299')
  await expect.poll(chips).toEqual(names.map((name) => `Remove ${name}`))
  watch.disconnect()
  expect(drawn[0]).toBeLessThan(names.length)
})

it('[IX-03] what stands below stays where it is until the press that took focus away is over', async () => {
  const press = vi.fn()
  await renderScene(
    <div style={{ inlineSize: 180 }}>
      <To start={['ada lovelace']} />
      <button onClick={press}>Below</button>
    </div>,
  )
  await input().click()
  const below = page.getByRole('button', { name: 'Below' }).element()
  const place = () => below.getBoundingClientRect().top
  const before = place()
  await page.getByRole('button', { name: 'Below' }).click()
  expect(press).toHaveBeenCalledOnce()
  // Then the empty field gives its line away.
  await expect.poll(place).toBeLessThan(before)
})
