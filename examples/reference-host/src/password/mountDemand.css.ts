import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** What lies behind the dialog. */
export const ground = style({
  blockSize: '100dvh',
  backgroundColor: vars.color.canvas,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
})
