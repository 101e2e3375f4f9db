import { vars } from '@mailroom/theme'
import { narrowArea, style } from '@mailroom/theme/css'

const { color, space, text } = vars
const hairline = `1px solid ${color.line}`

export const view = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  rowGap: space[4],
  flexShrink: 0,
  padding: `${space[8]} ${space[16]} 0 ${space[8]}`,
})

export const path = style({ flex: '1 1 200px' })

export const room = style({
  display: 'grid',
  gap: space[4],
  flex: '0 0 auto',
  inlineSize: '200px',
  paddingInlineStart: space[8],
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrowArea]: { flex: '1 1 100%', inlineSize: 'auto' } },
})

export const roomFigures = style({ textAlign: 'end', '@container': { [narrowArea]: { textAlign: 'start' } } })

export const toolbar = style({
  flexShrink: 0,
  flexWrap: 'wrap',
  paddingInlineEnd: space[8],
  borderBlockEnd: hairline,
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

export const end = style({ display: 'inline-flex', marginInlineStart: 'auto' })

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
})

export const foot = style({
  flexShrink: 0,
  padding: `${space[4]} ${space[16]}`,
  borderBlockStart: hairline,
})

export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minBlockSize: vars.size.row,
  paddingInline: space[16],
})

/** Over everything while files hang above it. */
export const drop = style({
  position: 'absolute',
  inset: space[8],
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${color.accent}`,
  borderRadius: vars.radius.panel,
  backgroundColor: color.accentSoft,
  color: color.text,
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
})
