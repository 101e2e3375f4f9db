import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.size.toolbar,
  paddingInline: vars.space[16],
})

export const count = style({
  paddingInline: vars.space[8],
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
