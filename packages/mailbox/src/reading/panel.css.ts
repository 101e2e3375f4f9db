import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** A part of the reading view that says more about a mail than its text does. */
export const section = style({
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const title = style({ fontWeight: vars.weight.strong })
