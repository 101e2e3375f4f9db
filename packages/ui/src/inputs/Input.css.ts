import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, size, radius, text, motion } = vars

/** The frame around an input and what stands beside the text. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  inlineSize: '100%',
  minBlockSize: size.control,
  paddingInline: space[8],
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.surface,
  transition: `border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[data-size="small"]': { minBlockSize: size.controlSmall },
    '&[data-size="large"]': { minBlockSize: size.controlLarge, paddingInline: space[12] },
    '&:hover': { borderColor: color.textMuted },
    // The frame shows where typing goes, with mouse and keyboard alike.
    '&:focus-within': { borderColor: color.focus, outline: `1px solid ${color.focus}`, outlineOffset: 0 },
    '&:has([aria-invalid="true"])': { borderColor: color.danger },
    '&:has([aria-invalid="true"]):focus-within': { outlineColor: color.danger },
    '&:has(:disabled)': { background: color.sunken, opacity: 0.7 },
    '&[data-lines]': { padding: 0, minBlockSize: 0 },
  },
  '@container': { [narrow]: { minBlockSize: size.touch } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})

export const input = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  inlineSize: '100%',
  paddingBlock: 5,
  fontSize: text.body.size,
  lineHeight: text.body.line,
  appearance: 'none',
  cursor: 'text',
  selectors: {
    '&:focus, &:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.textFaint },
    '&[type="search"]::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const area = style({
  paddingInline: space[8],
  minBlockSize: 72,
  resize: 'vertical',
})

export const adornment = style({ display: 'inline-flex', color: color.textFaint, flex: 'none' })

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space[8],
  color: color.textMuted,
  pointerEvents: 'none',
})

export const selectBox = style({
  position: 'relative',
  paddingInline: 0,
  display: 'inline-flex',
  alignItems: 'center',
})

export const selectInput = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: 5,
  paddingInlineStart: space[8],
  paddingInlineEnd: 28,
  fontSize: text.body.size,
  lineHeight: text.body.line,
  color: color.text,
  background: 'transparent',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus, &:focus-visible': { outline: 'none' },
    [`${box}[data-size="small"] &`]: {
      paddingBlock: 3,
      fontSize: text.meta.size,
      lineHeight: text.meta.line,
    },
  },
})

/** The list that a native select drops: without these a dark skin shows white on white in some systems. */
export const option = style({ background: color.raised, color: color.text })
