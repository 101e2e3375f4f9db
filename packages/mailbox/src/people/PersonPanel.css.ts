import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  inlineSize: '300px',
  maxInlineSize: '100%',
})

export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] })

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })

export const address = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' })

export const department = style({ color: vars.color.textMuted })

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[6] })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
