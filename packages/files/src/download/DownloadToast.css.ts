import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], minInlineSize: 260 })

export const words = style({ flex: 1, display: 'grid', gap: vars.space[4] })

export const figures = style({ fontVariantNumeric: 'tabular-nums' })

/** On the dark ground of a toast. */
export const action = style({
  selectors: {
    '&&&': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 3 },
    '&&&:hover': { background: `color-mix(in srgb, ${vars.color.onTooltip} 16%, transparent)` },
  },
})
