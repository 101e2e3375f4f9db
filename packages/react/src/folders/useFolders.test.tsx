import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useLive } from '../live/LiveProvider'
import { mount } from '../test/mount'
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
