import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  inlineSize: '320px',
  maxInlineSize: '100%',
})

export const title = style({ fontWeight: vars.weight.strong })
