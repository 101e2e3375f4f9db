import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const toggle = style({
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-pressed="true"]': { color: vars.color.text, fontWeight: vars.weight.strong },
  },
})
