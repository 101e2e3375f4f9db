import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const heading = style({
  margin: 0,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
})
