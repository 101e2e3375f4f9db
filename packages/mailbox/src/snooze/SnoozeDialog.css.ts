import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const times = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

/** What stands before the times. */
export const first = style({ marginBlockEnd: vars.space[8] })

/** Its name at the start, its time at the end. */
export const time = style({ selectors: { '&&': { justifyContent: 'space-between' } } })

export const at = style({
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
})

export const other = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  marginBlockStart: vars.space[12],
})

/** Beside the field, below its label, whatever is said under it. */
export const set = style({ marginBlockStart: `calc(${vars.text.dense.line} + ${vars.space[4]})` })

export const field = style({ flex: 1, minInlineSize: 0 })
