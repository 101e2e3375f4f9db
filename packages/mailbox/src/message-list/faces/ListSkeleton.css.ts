import { vars } from '@mailroom/theme'
import { keyframes, style } from '@mailroom/theme/css'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const rows = style({
  flex: '1 1 auto',
  animation: `${appear} 120ms ease-out 150ms both`,
  backgroundColor: vars.color.surface,
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[24],
  blockSize: vars.size.row,
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
