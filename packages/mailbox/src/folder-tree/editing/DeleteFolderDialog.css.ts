import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const choices = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const failed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const warning = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  margin: 0,
  color: vars.color.danger,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})
