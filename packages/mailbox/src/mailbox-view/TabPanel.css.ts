import { vars } from '@mailroom/theme'
import { paneRing, style } from '@mailroom/theme/css'

export const panel = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': paneRing,
    // Still laid out: scroll positions and the heights of frames stay, and coming back costs one paint.
    '&[hidden]': { display: 'block', visibility: 'hidden', pointerEvents: 'none' },
  },
})
