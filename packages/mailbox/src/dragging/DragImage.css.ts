import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const image = style({
  position: 'fixed',
  // Out of sight, but drawn.
  insetBlockStart: -1000,
  insetInlineStart: 0,
  maxInlineSize: 240,
  padding: `${vars.space[6]} ${vars.space[12]}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  fontWeight: vars.weight.medium,
})
