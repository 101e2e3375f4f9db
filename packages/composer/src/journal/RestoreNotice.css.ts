import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const words = style({ flex: '1 1 280px', minInlineSize: 0, overflowWrap: 'anywhere' })

export const title = style({ display: 'block', fontWeight: vars.weight.strong })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
