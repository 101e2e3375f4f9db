import { vars } from '@mailroom/theme'
import { keyframes, style } from '@mailroom/theme/css'

const fadeIn = keyframes({ from: { opacity: 0 } })
const slideIn = keyframes({ from: { translate: '-100%' } })
const calm = { '(prefers-reduced-motion: reduce)': { animation: 'none' } }

/** Over the list and below the windows that are opened from here. */
const zIndex = `calc(${vars.zIndex.dialog} - 1)`

export const shade = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: vars.color.overlay,
  zIndex,
  animation: `${fadeIn} ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': calm,
})

export const drawer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'min(280px, 84%)',
  zIndex,
  boxShadow: vars.shadow.floating,
  animation: `${slideIn} ${vars.motion.normal} ${vars.motion.ease}`,
  ':focus-visible': { outline: 'none' },
  '@media': calm,
})
