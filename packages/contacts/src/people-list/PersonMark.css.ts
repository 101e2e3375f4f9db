import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const list = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
})
