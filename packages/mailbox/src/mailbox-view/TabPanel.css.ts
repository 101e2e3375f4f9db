import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { focusRing } from '../focus/focusRing'

export const panel = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': focusRing,
    // Still laid out: scroll positions and the heights of frames stay, and coming back costs one paint.
    '&[hidden]': { display: 'block', visibility: 'hidden', pointerEvents: 'none' },
  },
})
