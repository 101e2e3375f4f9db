import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const papers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: space[12],
  margin: 0,
  padding: `${space[4]} ${space[16]} ${space[4]} ${space[4]}`,
  border: 'none',
  minInlineSize: 0,
})

export const choice = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  cursor: 'pointer',
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  color: color.textMuted,
  selectors: { '&:has(:checked)': { color: color.text, fontWeight: vars.weight.medium } },
})

/** Over the picture, so that a press and a screen reader find it there. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  zIndex: vars.zIndex.sticky,
})

export const thumb = style({
  display: 'flex',
  boxSizing: 'border-box',
  aspectRatio: '4 / 3',
  padding: '6px 8px',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  selectors: {
    ':hover > &': { boxShadow: `0 0 0 1px ${color.textFaint}` },
    ':checked + &': { boxShadow: `0 0 0 2px ${color.accent}` },
    ':focus-visible + &': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  },
})

/** The sheet, with words on it: four bars. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  boxSizing: 'border-box',
  gap: '5px',
  minInlineSize: 0,
  padding: '8px 10px',
  backgroundSize: '100% auto',
  backgroundRepeat: 'no-repeat',
})

export const words = style({ flex: 'none', blockSize: '2px', opacity: 0.22, backgroundColor: '#1f2328' })

export const hint = style({
  gridColumn: '1 / -1',
  margin: 0,
  color: color.textMuted,
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
})
