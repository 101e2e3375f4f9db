import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const box = {
  maxInlineSize: '560px',
  // Its edge keeps to that of the texts above and below, where buttons beside it reach over.
  marginInlineStart: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
} as const

export const editor = style(box)

export const line = style({
  ...box,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  inlineSize: 'fit-content',
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const text = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
