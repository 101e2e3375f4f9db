import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const words = style({ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' })
