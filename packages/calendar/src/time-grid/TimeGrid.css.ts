import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { narrow, slim } from '../calendar-view/area.css'
import { underHead } from '../events/underHead'

const { color, space, text } = vars
const hairline = `1px solid ${color.line}`

export const scroller = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  // What stands above the hours grows when events come; the hours are to stay where they are.
  overflowAnchor: 'none',
  isolation: 'isolate',
  touchAction: 'pan-y',
})

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  backgroundColor: color.surface,
  borderBlockEnd: hairline,
  boxShadow: vars.shadow.resting,
})

export const row = style({ display: 'grid' })

export const corner = style({ minInlineSize: 0 })

export const dayHead = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: space[4],
  paddingBlock: space[4],
  borderInlineStart: hairline,
  overflow: 'hidden',
  '@container': { [slim]: { justifyContent: 'center', paddingInline: 0 } },
})

export const dayButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minInlineSize: 0,
  minBlockSize: '32px',
  paddingInline: space[4],
  borderRadius: vars.radius.control,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
  '@container': {
    [slim]: { flexDirection: 'column', gap: 0, paddingInline: space[2], minBlockSize: vars.size.touch },
  },
})

export const dayNumber = style({
  minInlineSize: '26px',
  blockSize: '26px',
  borderRadius: vars.radius.round,
  lineHeight: '26px',
  textAlign: 'center',
  fontSize: text.body.size,
  fontWeight: vars.weight.strong,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${dayHead}[data-today] &`]: { backgroundColor: color.accent, color: color.onAccent },
  },
})

export const lunar = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  color: color.textMuted,
  selectors: { '&[data-festival]': { color: color.success } },
  '@container': {
    // Several days leave it no room.
    [narrow]: { selectors: { [`${row}[data-many] &`]: { display: 'none' } } },
    [slim]: { display: 'none' },
  },
})

export const allDayWord = style({
  paddingInline: `0 ${space[6]}`,
  paddingBlock: space[4],
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  color: color.textMuted,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})

const cell = {
  position: 'relative',
  minInlineSize: 0,
  borderInlineStart: hairline,
} as const

const drawnAndFocused = {
  '&[data-drawn]': { backgroundColor: color.accentSoft },
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px', zIndex: 1 },
} as const

export const allDay = style({ ...cell, selectors: drawnAndFocused })

export const body = style({ position: 'relative' })

export const hour = style({
  position: 'relative',
  blockSize: 24,
  paddingInlineEnd: space[6],
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  color: color.textMuted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})

/** Stands on the line of its hour. */
export const hourWord = style({
  position: 'absolute',
  insetInlineEnd: space[6],
  insetBlockStart: -8,
  '@container': { [slim]: { insetInlineEnd: space[2] } },
})

export const slot = style({
  ...cell,
  blockSize: 24,
  scrollMarginBlockStart: underHead,
  selectors: {
    '&[data-rest]': { backgroundColor: `color-mix(in srgb, ${color.canvas} 60%, ${color.surface})` },
    // The line of a full hour; that of a half one is only hinted at.
    '&[data-hour]::before, &[data-half]::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: 0,
      borderBlockStart: hairline,
      pointerEvents: 'none',
    },
    '&[data-half]::before': { borderBlockStartStyle: 'dotted' },
    ...drawnAndFocused,
  },
})

export const ghost = style({
  position: 'absolute',
  zIndex: 2,
  padding: `${space[2]} ${space[6]}`,
  borderRadius: 4,
  border: `1px solid ${color.accent}`,
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  pointerEvents: 'none',
})

export const now = style({
  position: 'absolute',
  zIndex: 2,
  blockSize: 0,
  borderBlockStart: `2px solid ${color.danger}`,
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -5,
      insetBlockStart: -6,
      inlineSize: 10,
      blockSize: 10,
      borderRadius: vars.radius.round,
      backgroundColor: color.danger,
    },
  },
})
