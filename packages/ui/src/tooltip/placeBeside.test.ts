import { expect, it } from 'vitest'
import { placeBeside } from './placeBeside'

const view = { width: 400, height: 300 }
const bubble = { width: 100, height: 20 }

it.each([
  [
    'under it in the middle',
    { left: 150, top: 100, width: 100, height: 30 },
    'bottom',
    { left: 150, top: 136 },
  ],
  [
    'above it when there is no room below',
    { left: 150, top: 270, width: 100, height: 30 },
    'bottom',
    { left: 150, top: 244 },
  ],
  ['not over the left edge', { left: 0, top: 100, width: 20, height: 20 }, 'bottom', { left: 4, top: 126 }],
  [
    'not over the right edge',
    { left: 380, top: 100, width: 20, height: 20 },
    'bottom',
    { left: 296, top: 126 },
  ],
  ['to its right', { left: 0, top: 100, width: 56, height: 40 }, 'right', { left: 62, top: 110 }],
  [
    'to its left when there is no room at the right',
    { left: 344, top: 100, width: 56, height: 40 },
    'right',
    { left: 238, top: 110 },
  ],
] as const)('[IX-03] puts a tooltip %s', (_name, target, side, expected) => {
  expect(placeBeside(target, bubble, view, side)).toEqual(expected)
})
