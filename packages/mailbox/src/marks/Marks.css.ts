import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const mark = style({
  display: 'inline-flex',
  flexShrink: 0,
  selectors: {
    '&[data-kind="pin"]': { color: vars.color.accent },
    '&[data-kind="urgent"]': { color: vars.color.danger },
    '&[data-kind="burn"]': { color: vars.color.warning },
  },
})
