import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const sender = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '40px',
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const label = style({
  flexShrink: 0,
  minInlineSize: '56px',
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const switches = style({ display: 'flex', flexShrink: 0, paddingBlock: '6px' })
