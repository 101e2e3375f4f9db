import { expect, it } from 'vitest'
import { isFollowUpTime } from './isFollowUpTime'

const now = Date.UTC(2026, 10, 22)
const dayMs = 24 * 60 * 60_000

it('[ML-29] takes times up to a year away, and those that are past', () => {
  expect([now - dayMs, now + dayMs, now + 366 * dayMs].map((at) => isFollowUpTime(at, now))).toEqual([
    true,
    true,
    true,
  ])
  expect([0, NaN, 0.5, Infinity, now + 367 * dayMs].map((at) => isFollowUpTime(at, now))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
