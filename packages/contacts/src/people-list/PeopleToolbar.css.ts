import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { touch } from '../contacts-view/area.css'

const { color, space, text } = vars

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[8],
  paddingInlineEnd: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
  '@container': { [touch]: { flexWrap: 'wrap', paddingBlockEnd: space[8], paddingInlineEnd: space[8] } },
})

export const toolbar = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  flexWrap: 'wrap',
  selectors: { '&&': { borderBlockEnd: 0 } },
})

/** Stands above the marks of the rows. */
export const checkAll = style({
  selectors: { '&&&': { inlineSize: '48px', justifyContent: 'center' } },
})

export const count = style({
  marginInlineEnd: space[8],
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontVariantNumeric: 'tabular-nums',
})

export const search = style({
  flex: '0 1 240px',
  '@container': { [touch]: { flex: '1 1 100%', marginInlineStart: space[8] } },
})
