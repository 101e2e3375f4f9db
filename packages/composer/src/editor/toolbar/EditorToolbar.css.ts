import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px',
  flexShrink: 0,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const font = style({ inlineSize: '132px' })

export const size = style({ inlineSize: '68px' })

export const swatch = style({ display: 'block', inlineSize: '14px', blockSize: '14px', borderRadius: '3px' })

export const linkForm = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  inlineSize: '280px',
  padding: vars.space[12],
})
