import { expect, it } from 'vitest'
import { stepFocus, type StepOptions } from './stepFocus'

const down: StepOptions = { orientation: 'vertical' }
const along: StepOptions = { orientation: 'horizontal' }

it.each<[string, number, StepOptions, number | undefined]>([
  ['ArrowDown', 0, down, 1],
  ['ArrowDown', 4, down, 0],
  ['ArrowDown', 4, { ...down, loop: false }, 4],
  ['ArrowUp', 0, down, 4],
  ['ArrowUp', -1, down, 4],
  ['ArrowDown', -1, down, 0],
  ['ArrowRight', 2, down, undefined],
  ['ArrowRight', 2, along, 3],
  ['ArrowRight', 2, { ...along, rtl: true }, 1],
  ['ArrowDown', 2, { orientation: 'both' }, 3],
  ['Home', 3, along, 0],
  ['End', 3, down, 4],
  ['a', 3, down, undefined],
])('[IX-03] %s leads from %i, %o, to %s', (key, index, options, expected) => {
  expect(stepFocus(key, index, 5, options)).toBe(expected)
})

it('[IX-03] leads nowhere in an empty row', () => {
  expect(stepFocus('Home', -1, 0, down)).toBeUndefined()
})
