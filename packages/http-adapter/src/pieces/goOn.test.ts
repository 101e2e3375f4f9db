import { MailroomError } from '@mailroom/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goOn } from './goOn'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failing = (...failures: readonly unknown[]) => {
  const left = [...failures]
  return vi.fn(async () => {
    if (left.length > 0) throw left.shift()
    return 'there'
  })
}
const offline = new MailroomError('offline', 'No line.')

async function ending(attempt: () => Promise<string>, doneBytes = () => 0, signal?: AbortSignal) {
  const end = goOn(attempt, doneBytes, signal).catch((error: unknown) => error)
  // Longer than all pauses together.
  await vi.advanceTimersByTimeAsync(120_000)
  return end
}

it.each([
  ['a broken line', offline],
  ['a server that starts again', new MailroomError('server', 'Bad gateway.')],
  ['pieces that are gone', new MailroomError('conflict', 'Not whole.')],
  ['a limit on requests', new MailroomError('locked', 'Too many.', { retryAfterSeconds: 30 })],
])('[AT-02] goes on by itself after %s', async (_what, failure) => {
  expect(await ending(failing(failure, failure, failure))).toBe('there')
})

it.each([
  ['what will not pass', new MailroomError('tooLarge', 'Too large.')],
  ['a lock', new MailroomError('locked', 'Locked.')],
  ['a long wait', new MailroomError('locked', 'Too many.', { retryAfterSeconds: 600 })],
])('[AT-02] hands on %s at once', async (_what, failure) => {
  const attempt = failing(failure)
  expect(await ending(attempt)).toBe(failure)
  expect(attempt).toHaveBeenCalledTimes(1)
})

it('[AT-02] gives up a line that stays broken, and begins to count anew when something got through', async () => {
  const stuck = failing(...Array.from({ length: 9 }, () => offline))
  expect(await ending(stuck)).toBe(offline)
  expect(stuck).toHaveBeenCalledTimes(4)
  let bytes = 0
  const slow = failing(...Array.from({ length: 9 }, () => offline))
  expect(await ending(slow, () => (bytes += 1))).toBe('there')
})

it('[AT-02] ends as soon as it is withdrawn', async () => {
  const withdrawal = new AbortController()
  const attempt = failing(offline)
  const end = goOn(attempt, () => 0, withdrawal.signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1)
  withdrawal.abort(new Error('enough'))
  expect(await end).toEqual(new Error('enough'))
  expect(attempt).toHaveBeenCalledTimes(1)
})
