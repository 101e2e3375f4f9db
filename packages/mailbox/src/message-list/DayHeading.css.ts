import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const heading = style({
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: '32px',
  padding: `0 ${vars.space[16]} ${vars.space[6]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
})

export const words = style({ display: 'flex', gap: vars.space[8] })

export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.regular })
