import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** Light squares on white, so that what is see-through is seen as such. */
export const stage = style({
  display: 'grid',
  minBlockSize: '100%',
  padding: vars.space[16],
})

export const picture = style({
  margin: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  background: 'repeating-conic-gradient(#e9ecef 0 25%, #ffffff 0 50%) 0 / 16px 16px',
  boxShadow: vars.shadow.floating,
  selectors: { '&[data-zoomed]': { maxInlineSize: 'none', maxBlockSize: 'none' } },
})
