import { vars } from '@mailroom/theme'
import { keyframes, style } from '@mailroom/theme/css'

const { color, motion } = vars

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } })

export const track = style({
  inlineSize: '100%',
  blockSize: 4,
  borderRadius: 2,
  overflow: 'hidden',
  background: color.line,
})

export const bar = style({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 2,
  background: color.accent,
  transformOrigin: 'left',
  transition: `transform ${motion.normal} linear`,
  selectors: {
    '&[data-open]': { inlineSize: '33%', animation: `${pass} 1200ms ease-in-out infinite` },
    [`${track}[data-tone="success"] &`]: { background: color.success },
    [`${track}[data-tone="danger"] &`]: { background: color.danger },
    [`${track}:dir(rtl) &`]: { transformOrigin: 'right' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transition: 'none',
      selectors: { '&[data-open]': { animation: 'none', inlineSize: '100%', opacity: 0.5 } },
    },
  },
})
