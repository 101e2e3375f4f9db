import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const time = style({ inlineSize: '208px', fontVariantNumeric: 'tabular-nums' })

/** The time that was chosen, as it is known to be right. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] })

export const dialog = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const hint = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  selectors: { '&[data-fault]': { color: vars.color.danger } },
})
