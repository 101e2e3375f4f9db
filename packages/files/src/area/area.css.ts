import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const face = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
})

export const waiting = style({ padding: vars.space[24] })
