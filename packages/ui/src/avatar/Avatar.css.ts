import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const avatar = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  color: '#ffffff',
  fontSize: 12,
  lineHeight: 1,
  fontWeight: vars.weight.medium,
  userSelect: 'none',
  selectors: {
    '&[data-size="20"]': { fontSize: 9 },
    '&[data-size="24"]': { fontSize: 10 },
    '&[data-size="40"]': { fontSize: 14 },
    '&[data-size="64"]': { fontSize: 22 },
    '&[data-size="96"]': { fontSize: 32 },
    '&[data-letters="1"]': { fontSize: 13 },
    '&[data-letters="1"][data-size="20"]': { fontSize: 11 },
    '&[data-letters="1"][data-size="24"]': { fontSize: 12 },
    '&[data-letters="1"][data-size="40"]': { fontSize: 17 },
    '&[data-letters="1"][data-size="64"]': { fontSize: 26 },
    '&[data-letters="1"][data-size="96"]': { fontSize: 38 },
  },
})

export const photo = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
