import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minBlockSize: '40px',
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const label = style({
  flexShrink: 0,
  minInlineSize: '56px',
  lineHeight: '40px',
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
})

export const field = style({ position: 'relative', flex: '1 1 auto', minInlineSize: 0, paddingBlock: '5px' })

export const chip = style({ display: 'inline-flex', maxInlineSize: '100%' })
