import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const small = { fontSize: vars.text.meta.size, lineHeight: vars.text.meta.line }

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

/** Away from the button that closes. */
export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginInlineEnd: 'auto',
})

export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.panel,
  border: `1px dashed ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  selectors: { '&[data-over]': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft } },
})

export const hint = style({ ...small, color: vars.color.textMuted, minInlineSize: 0 })

export const leftOut = style({ ...small, margin: 0, color: vars.color.danger })

export const summary = style({
  ...small,
  margin: 0,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '280px',
  overflowY: 'auto',
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '48px',
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { gap: vars.space[4] } },
})

export const words = style({ flex: 1, display: 'grid', gap: vars.space[4], minInlineSize: 0 })

export const name = style({
  minInlineSize: 0,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const progress = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space[8],
})

export const figures = style({
  ...small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const done = style({
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.success,
})

export const failure = style({ ...small, color: vars.color.danger, overflowWrap: 'anywhere' })
