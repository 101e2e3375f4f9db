import { style } from '@mailroom/theme/css'

export const scroller = style({
  minBlockSize: 0,
  blockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The browser's own anchoring and the list's measuring would correct each other.
  overflowAnchor: 'none',
})

export const content = style({ position: 'relative', inlineSize: '100%' })

export const slot = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 })
