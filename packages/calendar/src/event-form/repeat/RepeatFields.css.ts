import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const fields = style({ display: 'grid', gap: space[12], minInlineSize: 0 })

/** What belongs to the choice above. */
export const more = style({
  display: 'grid',
  gap: space[12],
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${color.line}`,
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
})

/** A number, and what it counts. */
export const interval = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 96px) minmax(0, 160px)',
  gap: space[8],
  alignItems: 'start',
})

export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const legend = style({
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  marginBlockEnd: space[4],
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontWeight: vars.weight.medium,
})

export const day = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.control,
  blockSize: vars.size.control,
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${color.lineControl}`,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  cursor: 'pointer',
  ':hover': { backgroundColor: color.hover },
  selectors: {
    '&:has(:checked)': { backgroundColor: color.accent, color: color.onAccent, boxShadow: 'none' },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@container': { [narrow]: { minInlineSize: vars.size.touch, blockSize: vars.size.touch } },
})

export const tick = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
