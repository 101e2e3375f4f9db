import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, text, motion } = vars

export const tree = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minInlineSize: 0,
  // Of a long tree only the rows in sight are drawn, each at its place.
  selectors: { '&[data-part]': { display: 'block', position: 'relative' } },
})

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 32,
  paddingInlineEnd: space[8],
  borderRadius: vars.radius.control,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  color: color.text,
  userSelect: 'none',
  selectors: {
    [`${tree}[data-part] > &`]: { position: 'absolute', insetInline: 0 },
    '&:hover': { background: color.hover },
    '&[aria-selected="true"]': { background: color.selected, fontWeight: vars.weight.medium },
    '&[data-strong]': { fontWeight: vars.weight.strong },
    '&[aria-disabled="true"]': { color: color.textFaint },
    '&:focus-visible': { outlineOffset: -2 },
    // A mail held over a folder.
    '&[data-drop]': { background: color.accentSoft, boxShadow: `inset 0 0 0 1.5px ${color.accent}` },
  },
  '@container': { [narrow]: { minBlockSize: vars.size.touch } },
})

export const chevron = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 20,
  blockSize: 24,
  color: color.textFaint,
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { '&[data-open]': { transform: 'rotate(90deg)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  marginInlineEnd: space[8],
  color: color.textMuted,
  selectors: { [`${row}[aria-selected="true"] &`]: { color: color.accent } },
})

export const label = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const adornment = style({
  flex: 'none',
  marginInlineStart: space[8],
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  selectors: { [`${row}[data-strong] &`]: { fontWeight: vars.weight.strong, color: color.text } },
})

/** Shown where the pointer or focus is, and while a menu of theirs is open: it hangs on its button. */
export const actions = style({
  display: 'none',
  flex: 'none',
  marginInlineStart: space[4],
  marginInlineEnd: -4,
  selectors: {
    [`${row}:hover &, ${row}:focus-within &, &:has([aria-expanded='true'])`]: { display: 'inline-flex' },
  },
})
