import { style } from '@mailroom/theme/css'

export const link = style({ position: 'relative' })

/** Over the icon's corner, and never over the next entry. */
export const count = style({
  position: 'absolute',
  insetBlockStart: -2,
  insetInlineStart: '50%',
  display: 'flex',
  pointerEvents: 'none',
})
