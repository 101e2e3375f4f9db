import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minInlineSize: 0 })

/** Grows with the text where the browser can; elsewhere with its lines. */
export const area = style({ fieldSizing: 'content' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

export const count = style({
  flex: 1,
  textAlign: 'end',
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-over]': { color: vars.color.danger } },
})
