import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, text, motion } = vars
const still = { '(prefers-reduced-motion: reduce)': { transition: 'none' } }

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 24,
  fontSize: text.body.size,
  lineHeight: text.body.line,
  selectors: { '&:has(:disabled)': { opacity: 0.5 } },
  '@container': { [narrow]: { minBlockSize: vars.size.touch } },
})

/** At least 24 px for the pointer, however small the mark. */
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

export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 16,
  blockSize: 16,
  borderRadius: 4,
  border: `1px solid ${color.lineControl}`,
  background: color.surface,
  color: 'transparent',
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    [`${input}:hover + &`]: { borderColor: color.textMuted },
    [`${input}:checked + &, ${input}:indeterminate + &`]: {
      background: color.accent,
      borderColor: color.accent,
      color: color.onAccent,
    },
    [`${input}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    [`${input}[aria-invalid="true"] + &`]: { borderColor: color.danger },
  },
  '@media': still,
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

export const words = style({ minInlineSize: 0 })

export const segments = style({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: 2,
  gap: 2,
  borderRadius: vars.radius.control,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
})

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  minInlineSize: 28,
  minBlockSize: 28,
  paddingInline: space[8],
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.text },
    '&:has(:checked)': {
      background: color.raised,
      color: color.text,
      fontWeight: vars.weight.medium,
      boxShadow: `0 0 0 1px ${color.line}, ${vars.shadow.resting}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { opacity: 0.5 },
  },
  '@container': { [narrow]: { minBlockSize: 36, minInlineSize: 40 } },
})

export const segmentInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  appearance: 'none',
  cursor: 'default',
})

export const segmentIcon = style({ display: 'inline-flex' })
