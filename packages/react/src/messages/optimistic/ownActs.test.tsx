import { MailroomError, type MessagesPort } from '@mailroom/core'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useLive, useLiveEvent } from '../../live/LiveProvider'
import { Inbox } from '../../test/Inbox'
import { countedAdapter, mount } from '../../test/mount'

/** What the line has told of folders, and whether it is up. */
function News() {
  const line = useLive()
  const [count, setCount] = useState(0)
  useLiveEvent(({ kind }) => kind === 'folderChanged' && setCount((before) => before + 1))
  return (
    <>
      <output aria-label="line">{line ?? 'none'}</output>
      <output aria-label="news">{count}</output>
    </>
  )
}

const textOf = (label: string) => () => page.getByLabelText(label, { exact: true }).element().textContent
const rows = () =>
  page
    .getByRole('list', { name: 'rows' })
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)
const readRows = () => rows().filter((row) => row.startsWith('read')).length
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function open(change?: (messages: MessagesPort) => Partial<MessagesPort>, isUnseen = false) {
  const { adapter, calls } = countedAdapter()
  const messages = change ? { ...adapter.messages, ...change(adapter.messages) } : adapter.messages
  const query = isUnseen ? ({ filter: { kind: 'unseen' } } as const) : {}
  await mount(
    <>
      <Inbox query={query} />
      <News />
    </>,
    { adapter: { ...adapter, messages } },
  )
  await expect.poll(() => rows().length).toBe(10)
  await expect.poll(textOf('line')).toBe('online')
  // The page that comes next is asked for once this one is on the screen.
  await expect.poll(() => calls.list.mock.calls.length).toBeGreaterThanOrEqual(2)
  const asked = () =>
    calls.list.mock.calls.length + calls.folders.mock.calls.length + calls.folder.mock.calls.length
  return { adapter, asked }
}

it('[SH-11] [T40] asks for nothing when news come of marks that were made here', async () => {
  const { asked } = await open()
  const before = asked()
  await press('mark three')
  await expect.poll(textOf('news')).toBe('1')
  // Whatever the first news had asked would be on its way when the second ones are here.
  await press('flag three')
  await expect.poll(textOf('news')).toBe('2')
  expect(asked()).toBe(before)
  expect(rows().slice(0, 3)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^read green/)))
})

it('[SH-11] shows marks that were made elsewhere', async () => {
  const { adapter, asked } = await open()
  const [before, wasRead] = [asked(), readRows()]
  const { messages } = await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 10 })
  const uids = messages.map(({ ref }) => ref.uid)
  await adapter.messages.setState({ folder: 'INBOX', uids }, { isRead: true }, { act: 'theirs' })
  await expect.poll(readRows).toBe(10)
  expect(wasRead).toBeLessThan(10)
  expect(asked()).toBeGreaterThan(before)
})

it('[SH-11] [ML-04] asks anew where a list shows unread mails alone', async () => {
  await open(undefined, true)
  const [first] = rows()
  await press('mark three')
  await expect.poll(rows).not.toContain(first)
  await expect.poll(() => rows().filter((row) => row.startsWith('unread')).length).toBe(10)
})

it('[SH-11] [ML-25] what was done after all is shown, though it was told to have failed', async () => {
  const late: (() => Promise<void>)[] = []
  await open((real) => ({
    async setState(...values) {
      late.push(() => real.setState(...values))
      throw new MailroomError('offline', 'No answer came.')
    },
  }))
  const before = readRows()
  await press('mark three')
  await expect.element(page.getByText(/^The mark could not be saved\./)).toBeVisible()
  expect(readRows()).toBe(before)
  await late[0]!()
  await expect.poll(readRows).toBeGreaterThan(before)
})

it('[SH-11] [ML-25] what was on its way while a mark was made is asked for again', async () => {
  let isHeld = false
  const answers: (() => void)[] = []
  await open((real) => ({
    async list(...values) {
      const page = await real.list(...values)
      if (!isHeld) return page
      await new Promise<void>((resolve) => answers.push(resolve))
      return { ...page, messages: page.messages.map((row) => ({ ...row, subject: `${row.subject}!` })) }
    },
  }))
  isHeld = true
  await press('refresh')
  await expect.poll(() => answers.length).toBe(1)
  await press('mark three')
  await expect.poll(textOf('news')).toBe('1')
  answers[0]!()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!()
  await expect.poll(() => rows()[0]).toMatch(/^read .*!$/)
})
