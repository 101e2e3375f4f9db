import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const note = style({
  marginBlockEnd: vars.space[16],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

/** A group of fields as if it were none. */
export const fields = style({ minInlineSize: 0, margin: 0, padding: 0, border: 'none' })
