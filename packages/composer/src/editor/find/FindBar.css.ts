import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const field = style({ flex: '0 1 260px', minInlineSize: 0 })

export const count = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingInline: vars.space[4],
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
})
