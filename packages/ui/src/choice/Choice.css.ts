import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 24,
  fontSize: text.body.size,
  lineHeight: text.body.line,
  selectors: { '&:has(:disabled)': { opacity: 0.5 } },
  '@container': { [narrow]: { minBlockSize: vars.size.touch } },
})

/** The box of a checkbox, and in it a tick or a dash. It is ticked at once: a page of rows has many, and they change together. */
export const box = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  margin: 0,
  appearance: 'none',
  borderRadius: 4,
  border: `1px solid ${color.lineControl}`,
  background: color.surface,
  cursor: 'default',
  selectors: {
    '&:hover': { borderColor: color.textMuted },
    '&:checked, &:indeterminate': { background: color.accent, borderColor: color.accent },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    // At least 24 px for the pointer, however small the mark.
    '&::before': { content: '""', position: 'absolute', inset: -5 },
    '&:checked::after, &:indeterminate::after': {
      content: '""',
      boxSizing: 'border-box',
      borderStyle: 'solid',
      borderColor: color.onAccent,
    },
    '&:checked:not(:indeterminate)::after': {
      inlineSize: 5,
      blockSize: 9,
      marginBlockStart: -2,
      borderWidth: '0 1.5px 1.5px 0',
      transform: 'rotate(42deg)',
    },
    '&:indeterminate::after': { inlineSize: 8, borderWidth: '0 0 1.5px' },
  },
})

export const words = style({ minInlineSize: 0 })

/** In a cell of a row: the whole of it is the target. */
export const wholeCell = style({
  selectors: { '&&&': { inlineSize: '100%', blockSize: '100%', minBlockSize: 0, justifyContent: 'center' } },
})
