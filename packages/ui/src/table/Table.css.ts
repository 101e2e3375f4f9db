import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
})

export const header = style({
  blockSize: 32,
  paddingInline: space[8],
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
})

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: 24,
  marginInline: -4,
  paddingInline: 4,
  borderRadius: 4,
  selectors: { '&:hover': { color: color.text }, '&:focus-visible': { outlineOffset: -2 } },
})

export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const row = style({
  blockSize: vars.size.row,
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-selected="true"]': { background: color.selected },
    '&:focus-visible': { outlineOffset: -2 },
  },
})

export const cell = style({
  paddingInline: space[8],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
})
