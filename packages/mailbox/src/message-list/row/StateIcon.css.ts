import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const icon = style({
  display: 'flex',
  color: vars.color.textMuted,
  selectors: { '&[data-kind="unread"]': { color: vars.color.accent } },
})

export const pair = style({
  display: 'flex',
  color: vars.color.textMuted,
  marginInline: '-8px',
  scale: '0.8',
})
