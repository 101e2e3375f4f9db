import { MailroomError } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useLive } from '../live/LiveProvider'
import { useMessageActions } from '../messages/useMessageActions'
import { countedAdapter, mount } from '../test/mount'
import { useFolders } from './useFolders'

function Count({ label }: { label: string }) {
  const { folders } = useFolders()
  return <p aria-label={label}>{folders?.length ?? 'asking'}</p>
}

function TreeAndMenu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Count label="tree" />
      <output aria-label="line">{useLive() ?? 'none'}</output>
      <button onClick={() => setIsOpen(!isOpen)}>Menu</button>
      {isOpen && <Count label="menu" />}
    </>
  )
}

const textOf = (label: string) => () => page.getByLabelText(label).element().textContent
const press = () => page.getByRole('button', { name: 'Menu' }).click()

it('[FL-01, T40] folders that are shown are not asked for again by a menu, unless the line is lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const adapter = createMemoryAdapter()
  const list = vi.spyOn(adapter.folders, 'list')
  await mount(<TreeAndMenu />, { adapter })
  await expect.poll(textOf('tree')).toMatch(/\d/)
  await expect.poll(textOf('line')).toBe('online')
  // SWR asks nothing twice within two seconds.
  await vi.advanceTimersByTimeAsync(5_000)
  const before = list.mock.calls.length
  await press()
  await expect.poll(textOf('menu')).toMatch(/\d/)
  expect(list).toHaveBeenCalledTimes(before)
  await press()
  adapter.control.goOffline()
  await expect.poll(textOf('line')).toBe('offline')
  await press()
  await expect.poll(() => list.mock.calls.length).toBeGreaterThan(before)
})

/** The counts, how the line is, and a mail to move. */
function Counts({ uid }: { uid: number }) {
  const { folders, refresh } = useFolders()
  const { move } = useMessageActions()
  return (
    <>
      <output aria-label="line">{useLive() ?? 'none'}</output>
      {folders?.map(({ id, totalCount }) => (
        <output key={id} aria-label={id}>
          {totalCount}
        </output>
      ))}
      <button onClick={() => void move({ folder: 'INBOX', uids: [uid] }, 'Archive')}>Move</button>
      <button onClick={() => void refresh()}>Refresh</button>
    </>
  )
}

async function openCounts(isLive = true) {
  const { adapter, calls } = countedAdapter()
  const { messages } = await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 1 })
  const { live, ...others } = adapter
  await mount(<Counts uid={messages[0]!.ref.uid} />, { adapter: isLive ? { ...others, live } : others })
  await expect.poll(textOf('line')).toBe(isLive ? 'online' : 'none')
  await expect.poll(() => calls.first.mock.calls.length).toBe(1)
  await expect.poll(textOf('INBOX')).toMatch(/\d/)
  const count = (id: string) => Number(textOf(id)())
  return { adapter, calls, count, asked: () => calls.folder.mock.calls.map(([id]) => id as string) }
}

it('[FL-01] [T40] news of a folder ask for the counts of that folder alone', async () => {
  const { adapter, calls, count, asked } = await openCounts()
  const [inbox, all] = [count('INBOX'), calls.folders.mock.calls.length]
  await adapter.control.deliver({ from: 'wang.lei', subject: 'Dinner at six?', text: 'The small room.' })
  await expect.poll(() => count('INBOX')).toBe(inbox + 1)
  expect(new Set(asked())).toEqual(new Set(['INBOX']))
  expect(calls.folders).toHaveBeenCalledTimes(all)
})

it('[FL-01] [T40] what is moved asks for the counts of the two folders', async () => {
  const { calls, count, asked } = await openCounts()
  const [inbox, archive, all] = [count('INBOX'), count('Archive'), calls.folders.mock.calls.length]
  await page.getByRole('button', { name: 'Move' }).click()
  await expect.poll(() => new Set(asked())).toEqual(new Set(['INBOX', 'Archive']))
  await expect.poll(() => [count('INBOX'), count('Archive')]).toEqual([inbox - 1, archive + 1])
  expect(calls.folders).toHaveBeenCalledTimes(all)
})

it('[FL-01] without a live line all folders are asked for, since nobody tells what others change', async () => {
  const { adapter, calls, count, asked } = await openCounts(false)
  const [trash, all] = [count('Trash'), calls.folders.mock.calls.length]
  const { messages } = await adapter.messages.list({ folder: 'INBOX', offset: 2, limit: 1 })
  await adapter.messages.delete({ folder: 'INBOX', uids: [messages[0]!.ref.uid] })
  await page.getByRole('button', { name: 'Move' }).click()
  await expect.poll(() => count('Trash')).toBe(trash + 1)
  expect(calls.folders.mock.calls.length).toBeGreaterThan(all)
  expect(asked()).toEqual([])
})

it('[FL-01] a folder that is new, or gone when it is asked for, lets all be asked for', async () => {
  const { adapter, calls, count } = await openCounts()
  await adapter.folders.create({ name: 'Projects' })
  await expect.poll(() => page.getByLabelText('Projects').elements().length).toBe(1)
  calls.folder.mockImplementation(async () => {
    throw new MailroomError('notFound', 'There is no such folder.')
  })
  const [inbox, all] = [count('INBOX'), calls.folders.mock.calls.length]
  await adapter.control.deliver({ from: 'wang.lei', subject: 'Dinner at six?', text: 'The small room.' })
  await expect.poll(() => count('INBOX')).toBe(inbox + 1)
  expect(calls.folders.mock.calls.length).toBeGreaterThan(all)
})

it('[FL-07] who asks for the folders anew gets all of them', async () => {
  const { calls, asked } = await openCounts()
  const all = calls.folders.mock.calls.length
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => calls.folders.mock.calls.length).toBeGreaterThan(all)
  expect(asked()).toEqual([])
})
