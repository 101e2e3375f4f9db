import { style } from '@mailroom/theme/css'

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 'none',
  background: '#ffffff',
  colorScheme: 'light',
})
