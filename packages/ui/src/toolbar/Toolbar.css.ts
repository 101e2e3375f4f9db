import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.toolbar,
  minInlineSize: 0,
})

export const separator = style({
  flex: 'none',
  inlineSize: 1,
  blockSize: 20,
  marginInline: vars.space[6],
  background: vars.color.line,
})
