import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const toolbar = style({
  flex: 'none',
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})

export const spring = style({ flex: 1 })
