import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  maxInlineSize: '100%',
  blockSize: 24,
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  background: color.hover,
  color: color.text,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  userSelect: 'none',
  selectors: {
    '&:has(button)': { paddingInlineEnd: 2 },
    '&[data-status="accent"]': { background: color.accentSoft, color: color.onAccentSoft, boxShadow: 'none' },
    '&[data-status="invalid"]': {
      background: color.dangerSoft,
      color: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    '&[data-picked]': { background: color.accent, color: color.onAccent, boxShadow: 'none' },
    '&:focus-visible': { outlineOffset: 1 },
  },
  '@container': { [narrow]: { blockSize: 32 } },
})

export const words = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  marginInlineStart: -4,
  borderRadius: vars.radius.control,
  color: 'inherit',
  selectors: { '&:hover': { color: color.danger }, [`${chip}[data-picked] &`]: { color: 'inherit' } },
  '@container': { [narrow]: { inlineSize: 32, blockSize: 32 } },
})

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingBlock: space[4],
  cursor: 'text',
  selectors: {
    '&[data-framed]': {
      paddingInline: space[4],
      border: `1px solid ${color.lineControl}`,
      borderRadius: vars.radius.control,
      background: color.surface,
    },
    '&[data-framed]:focus-within': {
      borderColor: color.focus,
      outline: `1px solid ${color.focus}`,
      outlineOffset: 0,
    },
    '&[data-framed]:has([aria-invalid="true"])': { borderColor: color.danger },
  },
  '@container': { [narrow]: { selectors: { '&[data-framed]': { minBlockSize: vars.size.touch } } } },
})

export const input = style({
  flex: '1 1 80px',
  minInlineSize: 80,
  blockSize: 24,
  appearance: 'none',
  fontSize: text.body.size,
  lineHeight: text.body.line,
  selectors: {
    '&:focus, &:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.textFaint },
    // Behind chips an empty field takes no line of its own until somebody writes in it.
    '* + &[data-empty]:not(:focus)': {
      flexBasis: 24,
      minInlineSize: 24,
      // Not before a press that took focus away is over: what it was meant for would move from under it.
      transition: 'flex-basis 0s 500ms, min-inline-size 0s 500ms',
    },
  },
})

/** The picked chip, said by a live region: focus stays in the field. */
export const said = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
