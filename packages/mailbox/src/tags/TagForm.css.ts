import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] })

export const failure = style({
  color: vars.color.danger,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const buttons = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] })

export const spring = style({ flex: 1 })
