import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const grid = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  // The names of the columns stand above and never scroll.
  scrollbarGutter: 'stable',
  overscrollBehavior: 'contain',
  borderBlockStart: `1px solid ${vars.color.line}`,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  selectors: {
    // A page that comes quickly takes the place of the old one without a flicker.
    '&[data-previous]': {
      opacity: 0.55,
      transition: `opacity ${vars.motion.fast} ${vars.motion.ease} 150ms`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-previous]': { transitionDuration: '0s' } },
    },
  },
})
