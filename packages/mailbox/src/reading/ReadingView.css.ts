import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const view = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  containerType: 'inline-size',
  background: vars.color.surface,
  color: vars.color.text,
})

export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[24],
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@container': { '(width < 480px)': { paddingInline: vars.space[16] } },
})
