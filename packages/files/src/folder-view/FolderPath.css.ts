import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const path = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 })

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: vars.color.textMuted,
})

export const button = style({
  minInlineSize: 0,
  selectors: {
    '&[aria-current]': { fontWeight: vars.weight.strong, color: vars.color.text },
    '&:not([aria-current])': { color: vars.color.textMuted },
  },
})
