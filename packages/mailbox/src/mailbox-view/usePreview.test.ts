import { expect, it } from 'vitest'
import { paneFor } from './usePreview'

it.each([
  ['right', { isWide: true, isNarrow: false }, 'right'],
  ['right', { isWide: false, isNarrow: false }, 'below'],
  ['below', { isWide: true, isNarrow: false }, 'below'],
  ['right', { isWide: false, isNarrow: true }, 'tabs'],
  ['tabs', { isWide: true, isNarrow: false }, 'tabs'],
] as const)('[ML-26] a pane wanted %s with %o is shown %s', (wanted, room, shown) => {
  expect(paneFor(wanted, room)).toBe(shown)
})
