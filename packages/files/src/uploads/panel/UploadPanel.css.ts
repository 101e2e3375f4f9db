import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, space, text } = vars

/** Below the files, whichever are shown. */
export const panel = style({
  flexShrink: 0,
  borderBlockStart: `1px solid ${color.line}`,
  backgroundColor: color.raised,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '36px',
  paddingInline: `${space[16]} ${space[8]}`,
})

export const words = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const list = style({
  maxBlockSize: '168px',
  margin: 0,
  padding: `0 ${space[8]} ${space[8]}`,
  overflowY: 'auto',
  listStyle: 'none',
})
