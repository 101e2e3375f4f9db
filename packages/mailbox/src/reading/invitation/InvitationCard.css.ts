import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  maxInlineSize: 640,
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  overflowWrap: 'anywhere',
  selectors: { '&[data-over]': { borderInlineStartColor: vars.color.line } },
})

export const title = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  margin: 0,
  fontSize: vars.text.reading.size,
  lineHeight: vars.text.reading.line,
  fontWeight: vars.weight.strong,
})

/** In the middle of the first line, however many there are. */
export const titleIcon = style({ display: 'flex', marginBlockStart: vars.space[4] })

export const titleText = style({
  minInlineSize: 0,
  selectors: { [`${card}[data-over] &`]: { textDecoration: 'line-through', color: vars.color.textMuted } },
})

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  margin: 0,
  selectors: { '&[data-tone="warning"]': { color: vars.color.warning } },
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  margin: 0,
})

export const word = style({ color: vars.color.textMuted })

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  margin: 0,
})

export const line = style({ flexBasis: '100%' })

export const faint = style({ color: vars.color.textMuted })

export const hint = style({
  flexBasis: '100%',
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
})

export const people = style({ flexBasis: '100%', margin: 0, padding: 0, listStyle: 'none' })

/** Its words begin where the names do. */
export const more = style({ marginInlineStart: '-8px' })

export const answers = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] })

export const said = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  color: vars.color.success,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const failure = style({ margin: 0, color: vars.color.danger })
