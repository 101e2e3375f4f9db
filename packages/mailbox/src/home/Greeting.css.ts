import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const greeting = style({
  borderRadius: vars.radius.panel,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
})

/** The skin's own banner, above the words and never under them. */
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '96px',
  objectFit: 'cover',
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
  padding: vars.space[16],
})

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 180px',
  alignItems: 'flex-start',
  gap: vars.space[4],
  minInlineSize: 0,
})

export const hello = style({
  margin: 0,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
})

export const unread = style({
  color: vars.color.accent,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})

export const calm = style({ color: vars.color.textMuted })

export const weather = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  color: vars.color.textMuted,
})

export const degrees = style({
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})
