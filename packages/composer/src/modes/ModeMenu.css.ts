import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const losses = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: 0,
  paddingInlineStart: vars.space[24],
  listStyle: 'disc',
})
