import { describe, expect, it } from 'vitest'
import type { CaptchaAnswer } from './Captcha'
import { isCaptchaSolved } from './isCaptchaSolved'
import { makeSum } from './makeSum'

const points = [
  { x: 50, y: 60 },
  { x: 150, y: 60 },
  { x: 250, y: 60 },
]
const moved = (x: number, y: number) => points.map((point) => ({ x: point.x + x, y: point.y + y }))

describe('an answer to a captcha', () => {
  it.each<[string, CaptchaAnswer, CaptchaAnswer, boolean]>([
    ['[SE-04] a piece 5 px off', { left: 100 }, { left: 105 }, true],
    ['[SE-04] a piece 6 px off', { left: 100 }, { left: 94 }, false],
    ['[SE-04] no number', { left: 100 }, { left: Number.NaN }, false],
    ['[SE-05] clicks 40 px off', { points }, { points: moved(-40, 40) }, true],
    ['[SE-05] clicks 41 px off', { points }, { points: moved(0, 41) }, false],
    ['[SE-05] another order', { points }, { points: points.toReversed() }, false],
    ['[SE-05] too few', { points }, { points: points.slice(1) }, false],
    ['[SE-06] another case', { text: 'aB3xYz' }, { text: ' Ab3XyZ' }, true],
    ['[SE-06] full-width digits', { text: '19' }, { text: '１９' }, true],
    ['[SE-06] another text', { text: 'aB3xYz' }, { text: 'aB3xYy' }, false],
    ['[SE-04] an answer of another kind', { left: 100 }, { text: '100' }, false],
  ])('%s', (_name, solution, answer, isRight) => {
    expect(isCaptchaSolved(solution, answer)).toBe(isRight)
  })
})

describe('a sum', () => {
  const sumOf = (...numbers: number[]) => makeSum(() => numbers.shift()!)

  it.each([
    [sumOf(0, 7, 99), { question: '7 + 99', result: 106 }],
    [sumOf(1, 7, 12), { question: '12 − 7', result: 5 }],
    [sumOf(1, 12, 7), { question: '12 − 7', result: 5 }],
    [sumOf(2, 9, 8), { question: '9 × 8', result: 72 }],
  ])('[SE-06] adds, subtracts with the larger first, or multiplies', (sum, expected) => {
    expect(sum).toEqual(expected)
  })

  it('[SE-06] is of numbers below 100, and of digits where it multiplies', () => {
    const limits: number[] = []
    makeSum((limit) => (limits.push(limit), limit - 1))
    makeSum((limit) => (limits.push(limit), 0))
    expect(limits).toEqual([3, 10, 10, 3, 100, 100])
  })
})
