import { style } from '@mailroom/theme/css'

// Every property is said here and not in attributes, which any page rule for `svg` or `path` would override.
export const icon = style({
  display: 'block',
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  fill: 'none',
  stroke: 'none',
  overflow: 'visible',
  letterSpacing: 'inherit',
  selectors: { '&[data-size="20"]': { inlineSize: 20, blockSize: 20 } },
})

export const outline = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  letterSpacing: 'inherit',
})

export const solid = style({ fill: 'currentColor', stroke: 'none', letterSpacing: 'inherit' })
