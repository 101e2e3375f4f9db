import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  maxBlockSize: '136px',
  overflowY: 'auto',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  maxInlineSize: '100%',
  minBlockSize: '32px',
  paddingInlineStart: vars.space[8],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  selectors: { '&[data-failed]': { borderColor: vars.color.danger } },
})

export const name = style({
  maxInlineSize: '240px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const size = style({
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const progress = style({ inlineSize: '80px' })

export const failure = style({ color: vars.color.danger, fontSize: vars.text.meta.size, lineHeight: vars.text.meta.line })
