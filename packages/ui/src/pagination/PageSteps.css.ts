import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
