import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { slim } from '../calendar-view/area.css'

const { color, space, text } = vars
const hairline = `1px solid ${color.line}`
const columns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const

export const grid = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  isolation: 'isolate',
  touchAction: 'pan-y',
})

export const head = style({ ...columns, flex: 'none', borderBlockEnd: hairline })

export const weekday = style({
  padding: `${space[6]} ${space[8]}`,
  overflow: 'hidden',
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  '@container': { [slim]: { paddingInline: 0, textAlign: 'center' } },
})

export const weeks = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
})

export const week = style({
  ...columns,
  flex: '1 1 0',
  minBlockSize: '76px',
  borderBlockEnd: hairline,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})

export const day = style({
  position: 'relative',
  minInlineSize: 0,
  borderInlineEnd: hairline,
  selectors: {
    '&:last-child': { borderInlineEnd: 0 },
    '&[data-out]': { backgroundColor: `color-mix(in srgb, ${color.canvas} 60%, ${color.surface})` },
    '&[data-drawn]': { backgroundColor: color.accentSoft },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
})

export const dayHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  blockSize: '28px',
  paddingInline: `${space[4]} ${space[8]}`,
  overflow: 'hidden',
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  whiteSpace: 'nowrap',
})

export const number = style({
  flex: 'none',
  minInlineSize: '22px',
  paddingInline: space[4],
  blockSize: '22px',
  borderRadius: vars.radius.round,
  lineHeight: '22px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  selectors: {
    [`${day}[data-out] &`]: { color: color.textMuted, fontWeight: vars.weight.regular },
    [`${day}[data-today] &`]: {
      backgroundColor: color.accent,
      color: color.onAccent,
      fontWeight: vars.weight.strong,
    },
  },
})

export const lunar = style({
  marginInlineStart: 'auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.textMuted,
  selectors: { '&[data-festival]': { color: color.success } },
  '@container': { [slim]: { display: 'none' } },
})
