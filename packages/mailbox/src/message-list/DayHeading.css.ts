import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** Without a box of its own: the heading stays in view for as long as the list goes on. */
export const group = style({ display: 'contents' })

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
