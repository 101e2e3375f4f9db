import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { warmFrame } from './warmFrame'
import { whenLeaving } from './whenLeaving'

const [clear, stayed] = [vi.fn<() => void>(), vi.fn<() => void>()]
const leave = () => dispatchEvent(new Event('beforeunload'))

beforeEach(() => {
  clear.mockReset()
  stayed.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

it('[T40] clears away when the next page has been asked for, and comes back where the page stays', () => {
  const end = whenLeaving(clear, stayed)
  leave()
  expect(clear).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(clear).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(2_990)
  leave()
  vi.advanceTimersByTime(2_990)
  expect(stayed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20)
  expect([clear, stayed].map((call) => call.mock.calls.length)).toEqual([2, 1])
  end()
})

it('[T40] does neither once it has ended', () => {
  const end = whenLeaving(clear, stayed)
  leave()
  end()
  leave()
  vi.advanceTimersByTime(10_000)
  expect([clear, stayed].map((call) => call.mock.calls.length)).toEqual([0, 0])
})

it('[T40] the frame that is kept ready goes when the page is left, and is there again when it stays', () => {
  const host = document.body.appendChild(document.createElement('div'))
  warmFrame(host, '/nowhere.html')
  expect(host.children).toHaveLength(1)
  leave()
  vi.advanceTimersByTime(1)
  expect(host.children).toHaveLength(0)
  vi.advanceTimersByTime(3_000)
  expect(host.children).toHaveLength(1)
  host.remove()
})
