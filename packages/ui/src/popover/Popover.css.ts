import { vars } from '@mailroom/theme'
import { keyframes, style } from '@mailroom/theme/css'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const anchor = style({
  position: 'relative',
  display: 'inline-flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
})

/** What Radix measures: it lies over the trigger and catches nothing. */
export const cover = style({ position: 'absolute', inset: 0, pointerEvents: 'none', visibility: 'hidden' })

export const panel = style({
  zIndex: vars.zIndex.floating,
  maxInlineSize: 'min(400px, var(--radix-popper-available-width))',
  maxBlockSize: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[12],
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
