import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const body = style({ display: 'grid', gap: space[12], justifyItems: 'start' })

export const hint = style({
  margin: 0,
  color: color.textMuted,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
})

export const drop = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  justifySelf: 'stretch',
  padding: space[24],
  border: `1px dashed ${color.lineControl}`,
  borderRadius: vars.radius.panel,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&[data-over]': { borderColor: color.accent, backgroundColor: color.accentSoft } },
})

export const fault = style({ margin: 0, color: color.danger })

export const counts = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })

export const faults = style({
  display: 'grid',
  gap: space[4],
  justifySelf: 'stretch',
  maxBlockSize: '240px',
  margin: 0,
  padding: space[12],
  overflowY: 'auto',
  listStyle: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: color.sunken,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  overflowWrap: 'anywhere',
})

export const row = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' })
