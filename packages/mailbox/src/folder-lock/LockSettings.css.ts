import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  maxInlineSize: 420,
})

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const state = style({ margin: 0, fontWeight: vars.weight.medium })

export const hint = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
