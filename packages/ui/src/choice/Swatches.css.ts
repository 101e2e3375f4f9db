import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] })

export const label = style({
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  fontWeight: vars.weight.medium,
})

/** Sixteen are two rows of eight; few are one, or on a telephone two. */
export const colors = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  selectors: { '&[data-many]': { maxInlineSize: '312px' } },
  '@container': { [narrow]: { maxInlineSize: '280px' } },
})

export const color = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: '50%',
  cursor: 'pointer',
  selectors: {
    '&:focus-within:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { cursor: 'default', opacity: 0.5 },
  },
  '@container': { [narrow]: { inlineSize: '40px', blockSize: '40px' } },
})

export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})

/** A colour that is that of something else is a ring of it. */
export const hole = style({
  position: 'absolute',
  inset: '5px',
  borderRadius: '50%',
  backgroundColor: vars.color.raised,
  pointerEvents: 'none',
})

/** White on every colour would vanish on the light ones, so the sign stands on its own ground. */
export const chosen = style({
  position: 'relative',
  display: 'none',
  borderRadius: '50%',
  padding: '2px',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  pointerEvents: 'none',
  selectors: { [`${input}:checked ~ &`]: { display: 'flex' } },
})
