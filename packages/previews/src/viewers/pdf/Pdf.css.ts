import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const scroller = style({ blockSize: '100%', overflow: 'auto', overscrollBehavior: 'contain' })

export const pages = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'safe center',
  gap: vars.space[16],
  padding: vars.space[16],
})

export const page = style({
  position: 'relative',
  flex: 'none',
  background: '#ffffff',
  boxShadow: vars.shadow.floating,
})

export const canvas = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })

/** The words of the page, unseen over their drawing. The library sets place and size of each. */
export const words = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  transformOrigin: '0 0',
})

/** A run of words. Its measures are those that the library has set on it. */
export const run = style({
  position: 'absolute',
  whiteSpace: 'pre',
  cursor: 'text',
  color: 'transparent',
  transformOrigin: '0 0',
  fontSize: 'calc(var(--total-scale-factor) * var(--font-height, 0))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1))',
  selectors: { '&::selection': { background: `color-mix(in srgb, ${vars.color.accent} 30%, transparent)` } },
})
