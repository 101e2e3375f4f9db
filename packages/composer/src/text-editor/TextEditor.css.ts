import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const paper = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
})
