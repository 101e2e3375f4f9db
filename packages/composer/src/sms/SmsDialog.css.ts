import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  // Addresses are labels.
  overflowWrap: 'anywhere',
})

export const fault = style({
  margin: 0,
  color: vars.color.danger,
})
