import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const source = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minBlockSize: 0 })

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
})

export const text = style({
  overflow: 'auto',
  maxBlockSize: '70vh',
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const skeleton = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
})

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[24],
})

export const title = style({
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
})
