import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const notice = style({
  position: 'sticky',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  padding: vars.space[8],
  paddingInline: vars.space[16],
  background: vars.color.accentSoft,
  color: vars.color.text,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})
