import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const words = style({
  display: 'grid',
  flex: '1 1 240px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
})

export const subject = style({
  color: vars.color.text,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  fontWeight: vars.weight.medium,
})

/** A long line of recipients is cut; the composer shows all of them. */
export const people = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const refusal = style({ color: vars.color.danger })

export const acts = style({ display: 'flex', gap: vars.space[4] })
