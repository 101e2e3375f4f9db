import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

/** Takes a line of its own before it becomes narrower than a few words. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  flex: '1 1 280px',
  minInlineSize: 0,
})

export const words = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' })

/** Both answers stay together. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  marginInlineStart: 'auto',
})
