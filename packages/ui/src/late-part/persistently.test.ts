import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchAhead, persistently } from './persistently'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('[ER-03] code that did not come is asked for again', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'))
  load.mockResolvedValue('code')
  const code = persistently(load)()
  await vi.runAllTimersAsync()
  await expect(code).resolves.toBe('code')
  expect(load).toHaveBeenCalledTimes(3)
})

it('[T40] code that has come is there at once, and is not asked for again', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  const code = persistently(load)
  await code()
  const next: unknown[] = []
  void code().then((module) => next.push(module))
  // No task, no timer: what is to be shown comes into the frame of the press.
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve()
  expect(next).toEqual(['code'])
  expect(load).toHaveBeenCalledOnce()
})

it('[ER-03] code that never comes is a failure in the end', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('gone'))
  const code = persistently(load)().catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await code).toEqual(new TypeError('gone'))
  expect(load).toHaveBeenCalledTimes(4)
})

it('[ER-03] what was only asked for ahead is asked for once, and its failure is handled', async () => {
  const failed = Promise.reject(new TypeError('offline'))
  const load = vi.fn<() => Promise<never>>(() => failed)
  const handle = vi.spyOn(failed, 'catch')
  fetchAhead(load)
  expect(load).toHaveBeenCalledOnce()
  expect(handle).toHaveBeenCalledOnce()
  await vi.runAllTimersAsync()
})
