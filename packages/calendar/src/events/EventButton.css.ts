import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { underHead } from './underHead'

const { color, space, text } = vars

/** The colour of the event, which its element sets. */
export const hue = 'var(--mr-event-hue)'

const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const tint = (share: number) => `color-mix(in srgb, ${hue} ${share}%, ${color.surface})`

export const event = style({
  position: 'relative',
  display: 'flex',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  border: '1px solid transparent',
  borderInlineStart: `3px solid ${hue}`,
  borderRadius: 4,
  backgroundColor: tint(18),
  color: color.text,
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  textAlign: 'start',
  cursor: 'default',
  userSelect: 'none',
  selectors: {
    '&:hover': { backgroundColor: tint(28) },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
    '&[data-past]': { backgroundColor: tint(8), color: color.textMuted },
    '&[data-past]:hover': { backgroundColor: tint(16) },
    // Waiting for an answer: an outline; half promised: a dashed one over a paler ground.
    '&[data-status="pending"]': { borderColor: hue, backgroundColor: color.surface },
    '&[data-status="tentative"]': { borderColor: hue, borderStyle: 'dashed', backgroundColor: tint(8) },
    '&[data-status="tentative"], &[data-status="pending"]': { borderInlineStartStyle: 'solid' },
    '&[data-dragged]': { opacity: 0.45 },
    '&[aria-expanded="true"]': { boxShadow: `0 0 0 1px ${hue}` },
    '&[data-before]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '&[data-after]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  },
})

/** One line: in a month, or above the hours. */
export const line = style({
  alignItems: 'center',
  gap: space[4],
  paddingInline: `${space[4]} ${space[2]}`,
  whiteSpace: 'nowrap',
})

/** One with hours in a month: a dot in its colour, no ground. */
export const dotted = style({
  borderInlineStart: '1px solid transparent',
  backgroundColor: 'transparent',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&[data-past]': { backgroundColor: 'transparent' },
    '&[data-past]:hover': { backgroundColor: color.hover },
  },
})

export const dot = style({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.round,
  backgroundColor: hue,
  border: `2px solid ${hue}`,
  selectors: { [`${event}[data-status] &`]: { backgroundColor: 'transparent' } },
})

export const title = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: vars.weight.medium,
})

export const time = style({ flex: 'none', fontVariantNumeric: 'tabular-nums', color: color.textMuted })

/** Among the hours: what, where, when, one below the other. */
export const block = style({
  scrollMarginBlockStart: underHead,
  flexDirection: 'column',
  paddingBlock: '1px',
  paddingInline: `${space[4]} ${space[2]}`,
  overflowWrap: 'anywhere',
  selectors: {
    // Letters one below the other say less than the beginning of a word.
    '&[data-slim]': { overflowWrap: 'normal' },
    '&[data-short]': { flexDirection: 'row', gap: space[6], whiteSpace: 'nowrap' },
  },
})

export const blockTitle = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  flexShrink: 0,
  overflow: 'hidden',
  fontWeight: vars.weight.strong,
  selectors: { [`${block}[data-short] &`]: { display: 'block', ...cut, flexShrink: 1 } },
})

export const blockMore = style({
  ...cut,
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${block}[data-short] &`]: { flex: 'none' } },
})

/** Where its end is taken hold of. */
export const handle = style({
  position: 'absolute',
  selectors: {
    '&[data-edge="bottom"]': { insetInline: 0, insetBlockEnd: 0, blockSize: 6, cursor: 'ns-resize' },
    '&[data-edge="end"]': { insetBlock: 0, insetInlineEnd: 0, inlineSize: 6, cursor: 'ew-resize' },
  },
})
