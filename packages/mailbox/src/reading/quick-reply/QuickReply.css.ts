import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const section = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })

export const sent = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  color: vars.color.success,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: 800,
})

/** Grows with the text where the browser can. */
export const area = style({ fieldSizing: 'content' })

export const failure = style({
  margin: 0,
  color: vars.color.danger,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
