import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const page = style({
  boxSizing: 'border-box',
  blockSize: '100%',
  overflow: 'auto',
  padding: vars.space[24],
  backgroundColor: vars.color.surface,
  color: vars.color.text,
})

export const title = style({
  margin: 0,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
})

export const heading = style({
  marginBlock: `${vars.space[24]} ${vars.space[8]}`,
  color: vars.color.textMuted,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
})

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const tile = style({
  boxSizing: 'border-box',
  display: 'flex',
  gap: vars.space[12],
  blockSize: '100%',
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.sunken },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})

export const icon = style({ flexShrink: 0, color: vars.color.accent })

export const picture = style({ inlineSize: '20px', blockSize: '20px' })

export const words = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const name = style({ fontWeight: vars.weight.strong })

export const text = style({
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})
