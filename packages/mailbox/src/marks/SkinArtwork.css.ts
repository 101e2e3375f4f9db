import { style } from '@mailroom/theme/css'

export const artwork = style({
  inlineSize: '240px',
  maxInlineSize: '100%',
  blockSize: 'auto',
  display: 'block',
})
