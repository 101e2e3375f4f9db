import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const concerns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const people = style({
  margin: 0,
  marginBlockStart: vars.space[4],
  paddingInlineStart: vars.space[16],
  maxBlockSize: '160px',
  overflowY: 'auto',
})

export const person = style({ overflowWrap: 'anywhere' })

export const odd = style({
  marginInlineStart: vars.space[8],
  color: vars.color.danger,
  fontWeight: vars.weight.medium,
})
