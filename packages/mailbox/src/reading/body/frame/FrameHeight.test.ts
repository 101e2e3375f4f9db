import { describe, expect, it } from 'vitest'
import { FrameHeight } from './FrameHeight'
import { MAX_FRAME_PX } from './frameMeasures'

describe('FrameHeight', () => {
  it('[RD-16] is 80 px more than the content', () => {
    expect(new FrameHeight().next(412.4)).toBe(493)
  })

  it('[RD-16] follows content that grows and shrinks by itself', () => {
    const height = new FrameHeight()
    expect([100, 700, 300].map((px) => height.next(px))).toEqual([180, 780, 380])
  })

  it('[D2] stops chasing content that grows as the frame does', () => {
    const height = new FrameHeight()
    let px = height.next(100)
    const heights = Array.from({ length: 20 }, () => (px = height.next(px)))
    expect(heights.at(-1)).toBe(heights.at(-2))
    expect(heights.at(-1)).toBeLessThan(1000)
  })

  it('[D2] has an end', () => {
    expect(new FrameHeight().next(9_000_000)).toBe(MAX_FRAME_PX)
  })
})
