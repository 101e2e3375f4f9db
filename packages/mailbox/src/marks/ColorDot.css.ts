import { style } from '@mailroom/theme/css'

export const dot = style({
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: '50%',
  flexShrink: 0,
  display: 'block',
})
