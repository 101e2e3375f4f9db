import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const link = style({ display: 'grid', gap: vars.space[12] })

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space[12] } },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space[12],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const words = style({ minInlineSize: 0, display: 'grid', gap: vars.space[4] })

export const name = style({ overflowWrap: 'anywhere' })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const acts = style({ display: 'flex', gap: vars.space[4] })
