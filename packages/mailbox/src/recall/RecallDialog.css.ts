import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const reach = style({ fontWeight: vars.weight.strong })

/** Each recipient, and what can be done, in columns; a long name goes over several lines. */
export const list = style({ display: 'flex', flexDirection: 'column' })

export const scroll = style({
  maxBlockSize: 280,
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const person = style({ flex: '1 1 160px', minInlineSize: 0, overflowWrap: 'anywhere' })

export const meta = style({ color: vars.color.textMuted })

export const failure = style({ color: vars.color.danger })

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
})
