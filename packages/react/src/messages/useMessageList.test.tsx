import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Inbox } from '../test/Inbox'
import { countedAdapter, mount } from '../test/mount'
import { usePrefetchList } from './useMessageList'

const rows = () =>
  page
    .getByRole('list', { name: 'rows' })
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)
const rowCount = () => rows().length
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

function Paged() {
  const [offset, setOffset] = useState(0)
  const [folder, setFolder] = useState('INBOX')
  return (
    <>
      <Inbox query={{ folder, offset, limit: 5 }} />
      <button onClick={() => setOffset((now) => now + 5)}>next</button>
      <button onClick={() => setOffset(30)}>far</button>
      <button onClick={() => setFolder('Sent')}>sent</button>
    </>
  )
}

it('[ML-14] the next page is fetched ahead and shows at once', async () => {
  const { adapter, calls } = countedAdapter()
  await mount(<Paged />, { adapter })
  await expect.poll(rowCount).toBe(5)
  await expect
    .poll(() => calls.list.mock.calls.some(([query]) => (query as { offset: number }).offset === 5))
    .toBe(true)
  const first = rows()
  // From now on nothing is answered.
  adapter.control.setLatency(60_000)
  await press('next')
  await expect.poll(() => rows()[0]).not.toBe(first[0])
  await expect.poll(rowCount).toBe(5)
})

/** Asks in the handler of the press, before anything is drawn. */
function Reaching({ asked }: { asked: () => number }) {
  const [offset, setOffset] = useState(0)
  const [seen, setSeen] = useState<number>()
  const prefetch = usePrefetchList()
  const far = { folder: 'INBOX', offset: 20, limit: 5 }
  const turn = () => {
    const before = asked()
    void prefetch(far)
    setSeen(asked() - before)
    setOffset(far.offset)
  }
  return (
    <>
      <Inbox query={{ ...far, offset }} />
      <button onClick={turn}>turn</button>
      <output>{seen === undefined ? '' : `asked ${seen} times in the press`}</output>
    </>
  )
}

it('[ML-14] a page that is turned to is asked for in the press itself, and once', async () => {
  const { adapter, calls } = countedAdapter()
  await mount(<Reaching asked={() => calls.list.mock.calls.length} />, { adapter })
  await expect.poll(rowCount).toBe(5)
  const first = rows()
  await press('turn')
  await expect.element(page.getByText('asked 1 times in the press')).toBeVisible()
  await expect.poll(() => rows()[0]).not.toBe(first[0])
  const ofPage = calls.list.mock.calls.filter(([query]) => (query as { offset: number }).offset === 20)
  expect(ofPage).toHaveLength(1)
})

/** Asks for what it turns to with the fields in another order. */
function Reordering() {
  const [offset, setOffset] = useState(0)
  const prefetch = usePrefetchList()
  const turn = () => {
    void prefetch({ limit: 5, offset: 20, folder: 'INBOX' })
    setOffset(20)
  }
  return (
    <>
      <Inbox query={{ folder: 'INBOX', offset, limit: 5 }} />
      <button onClick={turn}>turn</button>
    </>
  )
}

it('[ML-14] a page that was asked for with its fields in another order is the one asked for', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Reordering />, { adapter })
  await expect.poll(rowCount).toBe(5)
  const first = rows()
  await press('turn')
  await expect.poll(() => rows()[0]).not.toBe(first[0])
  await expect.element(page.getByRole('list', { name: 'rows' })).toHaveAttribute('aria-busy', 'false')
})

it('[ML-14] the page before stays while one is fetched that was not expected', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Paged />, { adapter })
  await expect.poll(rowCount).toBe(5)
  const before = rows()
  adapter.control.setLatency(200)
  await press('far')
  expect(rows()).toEqual(before)
  await expect.poll(() => rows()[0]).not.toBe(before[0])
  expect(rows()).toHaveLength(5)
})

it('[ML-15] rows of one folder never stand in another', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Paged />, { adapter })
  await expect.poll(rowCount).toBe(5)
  adapter.control.setLatency(60_000)
  await press('sent')
  await expect.poll(rowCount).toBe(0)
})

it('[SH-11] a mail that arrives shows by itself', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Inbox />, { adapter })
  await expect.poll(rowCount).toBe(10)
  await adapter.control.deliver({ from: 'wang.lei', subject: 'Dinner at six?', text: 'The small room.' })
  await expect.poll(() => rows()[0]).toContain('Dinner at six?')
})

it('[SH-11] news of one folder ask for nothing of another', async () => {
  const { adapter, calls } = countedAdapter()
  await mount(<Inbox query={{ folder: 'Sent' }} />, { adapter })
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  const before = calls.folder.mock.calls.length
  const lists = calls.list.mock.calls.length
  await adapter.control.deliver({ from: 'wang.lei', subject: 'Dinner at six?', text: 'The small room.' })
  await expect.poll(() => calls.folder.mock.calls.length).toBeGreaterThan(before)
  expect(calls.list.mock.calls.length).toBe(lists)
})

it('[ER-03] without a network the rows stay, the reader is told, and the way back is found', async () => {
  const adapter = createMemoryAdapter()
  const problem = () => page.getByLabelText('problem').element().textContent
  await mount(<Inbox />, { adapter })
  await expect.poll(rowCount).toBe(10)
  adapter.control.goOffline()
  await press('refresh')
  await expect.poll(problem).toMatch(/cannot be reached/)
  expect(rows()).toHaveLength(10)
  adapter.control.goOnline()
  window.dispatchEvent(new Event('online'))
  await expect.poll(problem).toBe('')
})
