import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, radius, text } = vars

export const box = style({
  position: 'relative',
  color: color.text,
  // It gives way before the names beside it do, wholly: a hundredth of a pixel less costs a name its last letters.
  flex: '0 100000 480px',
  minInlineSize: '160px',
  // In a narrow bar it is a button, until it is used: then it lies over the bar.
  '@container': {
    [narrow]: {
      flex: 'none',
      minInlineSize: 0,
      inlineSize: vars.size.touch,
      selectors: {
        '&[data-open]': {
          position: 'absolute',
          insetInline: space[8],
          inlineSize: 'auto',
          zIndex: vars.zIndex.floating,
        },
      },
    },
  },
})

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: vars.size.control,
  paddingInline: space[8],
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: color.textMuted },
    '&:focus-within': { borderColor: color.focus, outline: `1px solid ${color.focus}`, outlineOffset: 0 },
  },
  '@container': {
    [narrow]: {
      minBlockSize: vars.size.touch,
      selectors: {
        [`${box}:not([data-open]) &`]: {
          border: 'none',
          backgroundColor: 'transparent',
          justifyContent: 'center',
          position: 'relative',
          padding: 0,
        },
      },
    },
  },
})

/** No room for them while the box is a button. */
export const chips = style({
  display: 'contents',
  '@container': { [narrow]: { selectors: { [`${box}:not([data-open]) &`]: { display: 'none' } } } },
})

export const icon = style({ display: 'inline-flex', flex: 'none', color: color.textMuted })

export const input = style({
  flex: '1 1 80px',
  minInlineSize: 0,
  paddingBlock: 5,
  fontSize: text.body.size,
  lineHeight: text.body.line,
  appearance: 'none',
  selectors: {
    '&:focus, &:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.textFaint },
  },
  '@container': {
    [narrow]: {
      selectors: {
        [`${box}:not([data-open]) &`]: {
          position: 'absolute',
          inset: 0,
          textIndent: '100vw',
          cursor: 'pointer',
        },
      },
    },
  },
})

export const clear = style({
  display: 'inline-flex',
  flex: 'none',
  padding: space[4],
  borderRadius: radius.control,
  color: color.textMuted,
  ':hover': { backgroundColor: color.hover },
  ':focus-visible': { outline: `2px solid ${color.focus}` },
  '@container': { [narrow]: { selectors: { [`${box}:not([data-open]) &`]: { display: 'none' } } } },
})
