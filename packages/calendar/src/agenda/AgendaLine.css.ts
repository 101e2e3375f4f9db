import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { slim } from '../calendar-view/area.css'
import { hue } from '../events/EventButton.css'

const { color, space, text } = vars

export const item = style({ position: 'relative', minInlineSize: 0 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '8px 112px minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space[12],
  inlineSize: '100%',
  minBlockSize: '32px',
  paddingBlock: space[6],
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  textAlign: 'start',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&[aria-expanded="true"]': { backgroundColor: color.selected },
    '&[data-past]': { color: color.textMuted },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
  '@container': {
    [slim]: {
      gridTemplateColumns: '8px 92px minmax(0, 1fr)',
      minBlockSize: vars.size.touch,
      columnGap: space[8],
    },
  },
})

export const dot = style({
  boxSizing: 'border-box',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.round,
  border: `2px solid ${hue}`,
  backgroundColor: hue,
  selectors: { [`${line}[data-status] &`]: { backgroundColor: 'transparent' } },
})

export const time = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const title = style({ fontWeight: vars.weight.medium })

export const more = style({ marginInlineStart: space[8], color: color.textMuted })
