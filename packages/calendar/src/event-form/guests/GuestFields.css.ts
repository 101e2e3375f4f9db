import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { space, text } = vars

export const guests = style({ display: 'grid', gap: space[8], minInlineSize: 0 })

/** Where the list of those who fit stands. */
export const people = style({ position: 'relative', minInlineSize: 0 })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })

export const hint = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
})

export const accepted = style({ display: 'inline-flex', color: vars.color.success })

export const declined = style({ display: 'inline-flex', color: vars.color.danger })

export const open = style({ display: 'inline-flex', color: vars.color.textMuted })

export const fixed = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const label = style({
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontWeight: vars.weight.medium,
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], minInlineSize: 0 })
