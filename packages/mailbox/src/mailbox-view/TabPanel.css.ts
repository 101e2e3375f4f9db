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
    // Still laid out, below the panel that is shown: scroll positions and the heights of frames stay.
    '&[hidden]': { display: 'block', visibility: 'hidden', zIndex: -1 },
  },
})

/**
 * All that a panel shows. While the panel is hidden the browser leaves it alone, and it does not take over that the panel cannot be
 * seen: so none of its elements needs a style anew when it comes back, which were hundreds.
 */
export const content = style({
  blockSize: '100%',
  selectors: { [`${panel}[hidden] > &`]: { visibility: 'visible', contentVisibility: 'hidden' } },
  '@supports': {
    'not (content-visibility: hidden)': {
      selectors: { [`${panel}[hidden] > &`]: { visibility: 'inherit' } },
    },
  },
})
