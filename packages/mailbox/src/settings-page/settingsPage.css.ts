import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** Of words that explain. */
export const small = { fontSize: vars.text.dense.size, lineHeight: vars.text.dense.line }

/** A page of settings. */
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  maxInlineSize: 640,
  color: vars.color.text,
})

export const hint = style({ ...small, margin: 0, color: vars.color.textMuted })

/** Says that there is nothing yet. */
export const empty = style({
  margin: 0,
  padding: vars.space[16],
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})
