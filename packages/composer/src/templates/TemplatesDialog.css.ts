import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const small = { fontSize: vars.text.dense.size, lineHeight: vars.text.dense.line }
const column = { display: 'flex', flexDirection: 'column' } as const

export const content = style({ ...column, gap: vars.space[16] })

export const region = style({
  ...column,
  alignItems: 'flex-start',
  gap: vars.space[12],
  borderRadius: vars.radius.panel,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' },
})

export const list = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  overflow: 'hidden',
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.row,
  paddingInlineEnd: vars.space[12],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` } },
  ':hover': { backgroundColor: vars.color.hover },
})

export const use = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: vars.size.row,
  paddingInline: vars.space[12],
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: vars.color.text,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
})

export const empty = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  margin: 0,
  padding: vars.space[16],
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
})

export const hint = style({ ...small, margin: 0, color: vars.color.textMuted })

export const failure = style({ ...small, margin: 0, color: vars.color.danger })

export const form = style({
  ...column,
  alignItems: 'stretch',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const heading = style({
  margin: 0,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
})
