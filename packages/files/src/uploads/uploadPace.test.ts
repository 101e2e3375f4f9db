import { expect, it } from 'vitest'
import { nextPace, secondsLeft, type Pace } from './uploadPace'

const megabyte = 1024 ** 2
const after = (...steps: readonly (readonly [seconds: number, megabytes: number])[]) =>
  steps.reduce<Pace | undefined>(
    (pace, [seconds, done]) => nextPace(pace, done * megabyte, seconds * 1000),
    undefined,
  )

it('[AT-01] says how fast a file is, and when it will be there', () => {
  const pace = after([0, 0], [1, 2], [2, 4])
  expect(pace?.bytesPerSecond).toBe(2 * megabyte)
  expect(secondsLeft(pace, 4 * megabyte, 9 * megabyte)).toBe(3)
})

it('[AT-01] does not guess from a burst, and follows a line that changes', () => {
  expect(after([0, 0], [0.1, 50])?.bytesPerSecond).toBeUndefined()
  expect(secondsLeft(after([0, 0]), 0, megabyte)).toBeUndefined()
  const slower = after([0, 0], [1, 10], [2, 11], [3, 12], [4, 13])?.bytesPerSecond
  expect(slower).toBeGreaterThan(megabyte)
  expect(slower).toBeLessThan(4 * megabyte)
})

it('[AT-01] does not count what was there before', () => {
  expect(nextPace(undefined, 20 * megabyte, 0)).toEqual({ at: 0, doneBytes: 20 * megabyte })
  expect(secondsLeft(after([0, 5], [1, 5]), 5, 10)).toBeUndefined()
})
