import { keyframes, style } from '@mailroom/theme/css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: 14,
  blockSize: 14,
  borderRadius: '50%',
  border: '1.5px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
  // Without motion it stays a ring with a gap: still a sign, but still.
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
