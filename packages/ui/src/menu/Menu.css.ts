import { vars } from '@mailroom/theme'
import { keyframes, narrow, style } from '@mailroom/theme/css'
import { toolbar } from '../toolbar/Toolbar.css'

const { color, space, radius, text, motion } = vars

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const anchor = style({
  position: 'relative',
  display: 'inline-flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  selectors: {
    '&[data-wide]': { display: 'flex', inlineSize: '100%' },
    // Buttons of a row without room for all of them must not lie over each other.
    [`${toolbar} > &`]: { flex: 'none' },
  },
})

/** What Radix measures: it lies over the trigger and catches nothing. */
export const cover = style({ position: 'absolute', inset: 0, pointerEvents: 'none', visibility: 'hidden' })

/** The same for a menu at the pointer. */
export const point = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 1,
  blockSize: 1,
})

export const menu = style({
  zIndex: vars.zIndex.floating,
  minInlineSize: 176,
  maxInlineSize: 320,
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[4],
  borderRadius: radius.panel,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.floating,
  animation: `${appear} ${motion.fast} ${motion.ease}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

export const group = style({})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 30,
  paddingBlock: space[4],
  paddingInline: space[8],
  // One corner inside another: the inner one is the outer less the padding.
  borderRadius: `calc(${radius.panel} - ${space[4]})`,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  userSelect: 'none',
  selectors: {
    // Focus follows the pointer here, so the lit line is the focused one.
    '&:focus-visible': { outline: 'none' },
    '&[data-highlighted], &:focus, &[data-state="open"]': { background: color.hover },
    '&:focus-visible[data-highlighted], &:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
    '&[data-tone="danger"]': { color: color.danger },
    '&[data-tone="danger"]:focus': { background: color.dangerSoft },
    '&[data-disabled]': { color: color.textFaint, opacity: 0.6 },
  },
  '@container': { [narrow]: { minBlockSize: vars.size.touch } },
})

export const mark = style({
  display: 'none',
  flex: 'none',
  inlineSize: 16,
  alignItems: 'center',
  justifyContent: 'center',
  color: color.textMuted,
  selectors: {
    [`${group}[data-icons] &`]: { display: 'inline-flex' },
    [`${item}[data-tone="danger"] &`]: { color: 'inherit' },
  },
})

export const words = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const shortcut = style({
  marginInlineStart: space[16],
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  color: color.textFaint,
  fontVariantNumeric: 'tabular-nums',
})

export const arrow = style({ color: color.textFaint, marginInlineEnd: -4 })

export const separator = style({
  blockSize: 1,
  marginBlock: space[4],
  marginInline: space[8],
  background: color.line,
})

export const heading = style({
  paddingBlock: space[4],
  paddingInline: space[8],
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  fontWeight: vars.weight.medium,
  color: color.textFaint,
})

export const region = style({ display: 'contents' })
