import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** Stays in view while the mails of its day pass under it. */
export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '28px',
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
})

export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.regular })
