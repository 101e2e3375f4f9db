import { style } from '@mailroom/theme/css'

export const place = style({ position: 'absolute', minInlineSize: 0 })

export const anchor = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  pointerEvents: 'none',
})

export const anchorBox = style({ display: 'block' })

/** Is not a box of its own. */
export const seen = style({ display: 'contents' })
