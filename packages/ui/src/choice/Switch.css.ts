import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, motion } = vars
const still = { '(prefers-reduced-motion: reduce)': { transition: 'none' } }

/** Around a switch: at least 24 px for the pointer, however small the mark. */
export const target = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: 16,
  minBlockSize: 24,
})

export const input = style({
  position: 'absolute',
  inset: -4,
  inlineSize: 'calc(100% + 8px)',
  blockSize: 'calc(100% + 8px)',
  opacity: 0,
  appearance: 'none',
  cursor: 'default',
  zIndex: 1,
})

export const track = style({
  display: 'inline-flex',
  alignItems: 'center',
  inlineSize: 34,
  blockSize: 20,
  padding: 2,
  borderRadius: 10,
  background: color.lineControl,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    [`${input}:checked + &`]: { background: color.accent },
    [`${input}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': still,
})

export const knob = style({
  inlineSize: 16,
  blockSize: 16,
  borderRadius: '50%',
  background: color.surface,
  boxShadow: vars.shadow.resting,
  transition: `margin-inline-start ${motion.normal} ${motion.ease}`,
  selectors: { [`${input}:checked + ${track} &`]: { marginInlineStart: 14, background: color.onAccent } },
  '@media': still,
})
