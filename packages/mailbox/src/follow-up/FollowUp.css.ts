import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** The reminder of an open mail. */
export const line = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[6],
  minBlockSize: 28,
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  selectors: { '&[data-due]': { color: vars.color.danger } },
})

/** The bell stays beside the first line of its words. */
export const said = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[6],
  minInlineSize: 0,
})

export const text = style({
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-due]': { color: vars.color.danger, fontWeight: vars.weight.medium } },
})

/** What is set, with the way to end it, above the choice of another time. */
export const current = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  marginBlockEnd: vars.space[8],
})

export const condition = style({ marginBlockEnd: vars.space[8] })
