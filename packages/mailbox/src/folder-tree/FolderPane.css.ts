import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  backgroundColor: vars.color.canvas,
  paddingInline: vars.space[8],
  paddingBlockEnd: vars.space[8],
})

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[12]} ${vars.space[4]}`,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.sticky,
  backgroundColor: vars.color.canvas,
})

/** Takes what the button beside it leaves. */
export const compose = style({ display: 'flex', flex: '1 1 0', minInlineSize: 0 })

export const skeleton = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  blockSize: vars.size.control,
  paddingInlineStart: vars.space[24],
})

export const failure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[8],
  padding: vars.space[12],
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const failureTitle = style({ color: vars.color.text, fontWeight: vars.weight.medium })
