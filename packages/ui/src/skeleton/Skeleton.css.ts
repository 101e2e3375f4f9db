import { vars } from '@mailroom/theme'
import { keyframes, style } from '@mailroom/theme/css'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = style({
  display: 'block',
  flex: 'none',
  maxInlineSize: '100%',
  borderRadius: 4,
  background: vars.color.line,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  selectors: {
    '&[data-shape="disc"]': { borderRadius: '50%' },
    '&[data-shape="block"]': { borderRadius: vars.radius.control },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

export const loading = style({ minInlineSize: 0 })
