import { createMemoryAdapter } from '@mailroom/memory-adapter'
import type { MessageRef } from '@mailroom/core'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { countedAdapter, mount } from '../test/mount'
import { useInlineImages } from './useInlineImages'
import { useMessage, usePrefetchMessage } from './useMessage'
import { useMessageActions } from './useMessageActions'
import { useMessageList } from './useMessageList'

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const textOf = (label: string) => () => page.getByLabelText(label, { exact: true }).elements()[0]?.textContent

function Reader() {
  const { page: list } = useMessageList({ folder: 'INBOX', offset: 0, limit: 10 })
  const prefetch = usePrefetchMessage()
  const [open, setOpen] = useState<MessageRef>()
  const [first, second] = list?.messages ?? []
  if (!first || !second) return null
  return (
    <>
      <button onPointerEnter={() => prefetch(second.ref)} onClick={() => setOpen(second.ref)}>
        second
      </button>
      <button onClick={() => setOpen(first.ref)}>first</button>
      {open && <Opened mail={open} onMoved={setOpen} />}
    </>
  )
}

function Opened({ mail, onMoved }: { mail: MessageRef; onMoved: (ref: MessageRef) => void }) {
  const { message, error } = useMessage(mail)
  const { setState, move } = useMessageActions()
  const selection = { folder: mail.folder, uids: [mail.uid] }
  const archive = async () => {
    const outcome = await move(selection, 'Archive')
    const place = outcome.kind === 'done' ? outcome.value[0] : undefined
    if (place) onMoved(place.to)
  }
  return (
    <article aria-label="mail">
      <h1 aria-label="subject">{message?.subject}</h1>
      <output aria-label="place">{mail.folder}</output>
      <output aria-label="flag">{message?.state.flag ?? 'none'}</output>
      <output aria-label="fault">{error === undefined ? 'none' : 'some'}</output>
      <button onClick={() => void setState(selection, { flag: 'blue' })}>flag</button>
      <button onClick={() => void archive()}>archive</button>
    </article>
  )
}

it('[RD-14] a mail under the pointer is fetched before the click, and shows at once', async () => {
  const { adapter, calls } = countedAdapter()
  await mount(<Reader />, { adapter })
  await page.getByRole('button', { name: 'second' }).hover()
  await expect.poll(() => calls.read.mock.settledResults.length).toBe(1)
  await expect.poll(() => calls.read.mock.settledResults[0]?.type).toBe('fulfilled')
  // From now on nothing is answered.
  adapter.control.setLatency(60_000)
  await press('second')
  await expect.poll(textOf('subject')).toMatch(/./)
  expect(calls.read).toHaveBeenCalledOnce()
})

function Ahead() {
  const { page: list } = useMessageList({ folder: 'INBOX', offset: 0, limit: 1 })
  const prefetch = usePrefetchMessage()
  const { setState } = useMessageActions()
  const [isOpen, setOpen] = useState(false)
  const ref = list?.messages[0]?.ref
  if (!ref) return null
  const flagIt = async () => {
    void prefetch(ref)
    await setState({ folder: ref.folder, uids: [ref.uid] }, { flag: 'pink' })
    setOpen(true)
  }
  return isOpen ? (
    <Opened mail={ref} onMoved={() => undefined} />
  ) : (
    <button onClick={() => void flagIt()}>go</button>
  )
}

it('[ML-25] what was fetched ahead before a change is not shown after it', async () => {
  // Without news, which would mend it a moment later.
  const { live: _, ...adapter } = createMemoryAdapter()
  await mount(<Ahead />, { adapter })
  await press('go')
  await expect.poll(textOf('subject')).toMatch(/./)
  await expect.poll(textOf('flag')).toBe('pink')
})

it('[ML-25] a flag set elsewhere on the page shows in the open mail', async () => {
  await mount(<Reader />)
  await press('first')
  await expect.poll(textOf('subject')).toMatch(/./)
  await press('flag')
  await expect.poll(textOf('flag')).toBe('blue')
})

it('[RD-14] an open mail follows its move without being fetched again', async () => {
  const { adapter, calls } = countedAdapter()
  await mount(<Reader />, { adapter })
  // The first news bring the code that knows what news are about.
  await adapter.control.deliver({ from: 'wang.lei', subject: 'News', text: 'Good morning.' })
  await expect
    .poll(async () => {
      await press('first')
      return textOf('subject')()
    })
    .toBe('News')
  calls.read.mockClear()
  await press('archive')
  await expect.poll(textOf('place')).toBe('Archive')
  await expect.poll(textOf('subject')).toMatch(/./)
  await expect.poll(textOf('fault')).toBe('none')
  expect(calls.read).not.toHaveBeenCalled()
})

function Pictures({ mail }: { mail: MessageRef }) {
  const { message } = useMessage(mail)
  const images = useInlineImages(message)
  return (
    <ul aria-label="pictures">
      {[...images].map(([id, url]) => (
        <li key={id}>{url}</li>
      ))}
    </ul>
  )
}

it('[RD-18] pictures inside a mail have addresses until it is closed', async () => {
  const adapter = createMemoryAdapter()
  const picture = { contentType: 'image/png', bytes: Uint8Array.of(137, 80, 78, 71) }
  const mail = await adapter.control.deliver({
    from: 'wang.lei',
    subject: 'The chart',
    html: '<p>See <img src="cid:a@x"><img src="cid:b@x"></p>',
    files: [
      { ...picture, name: 'a.png', contentId: 'a@x' },
      { ...picture, name: 'b.png', contentId: 'b@x' },
      { ...picture, name: 'not inside.png' },
    ],
  })
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const { unmount } = await mount(<Pictures mail={mail} />, { adapter })
  const shown = () =>
    page
      .getByRole('list', { name: 'pictures' })
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
  await expect.poll(() => shown().length).toBe(2)
  const urls = shown()
  for (const url of urls) expect((await fetch(url)).ok).toBe(true)
  await unmount()
  expect(revoke.mock.calls.flat()).toEqual(expect.arrayContaining(urls))
  revoke.mockRestore()
})

function Many({ count }: { count: number }) {
  const prefetch = usePrefetchMessage()
  const fetchSome = (from: number, to: number) => {
    for (let uid = from; uid <= to; uid += 1) void prefetch({ folder: 'INBOX', uid })
  }
  const { message } = useMessage({ folder: 'INBOX', uid: 1 })
  return (
    <>
      <p aria-label="subject">{message?.subject}</p>
      <button onClick={() => fetchSome(2, count)}>many</button>
      <button onClick={() => fetchSome(2, 2)}>second again</button>
    </>
  )
}

it('[ML-28] lets go of mails that nobody has looked at for long, never of one that is shown', async () => {
  const { adapter, calls } = countedAdapter()
  const mail = await adapter.messages.read(
    (await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 1 })).messages[0]!.ref,
  )
  calls.read.mockImplementation(async (ref: MessageRef) => ({ ...mail, ref, subject: `mail ${ref.uid}` }))
  calls.read.mockClear()
  await mount(<Many count={500} />, { adapter })
  await expect.poll(textOf('subject')).toBe('mail 1')
  await press('many')
  await expect
    .poll(() => calls.read.mock.settledResults.filter(({ type }) => type === 'fulfilled').length)
    .toBe(500)
  await press('second again')
  await expect.poll(() => calls.read.mock.calls.length).toBe(501)
  await expect.poll(textOf('subject')).toBe('mail 1')
})

it('[RD-14] [T40] a mail that is fetched ahead while another one is marked is fetched once', async () => {
  const { adapter, calls } = countedAdapter()
  const { messages } = await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 2 })
  const ahead = await adapter.messages.read(messages[1]!.ref)
  await mount(<Reader />, { adapter })
  await press('first')
  await expect.poll(textOf('subject')).toBe(messages[0]!.subject)
  calls.read.mockClear()
  const [marked, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  calls.setState.mockImplementationOnce(() => marked.promise)
  calls.read.mockImplementationOnce(() => read.promise.then(() => ahead))
  await press('flag')
  await expect.poll(textOf('flag')).toBe('blue')
  await page.getByRole('button', { name: 'second' }).hover()
  await expect.poll(() => calls.read.mock.calls.length).toBe(1)
  marked.resolve()
  await marked.promise
  read.resolve()
  await press('second')
  await expect.poll(textOf('subject')).toBe(ahead.subject)
  expect(calls.read.mock.calls.map(([ref]) => ref as MessageRef)).toEqual([ahead.ref])
})
