import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] })

export const label = style({
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  fontWeight: vars.weight.medium,
})

export const colors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, 32px)',
  gap: vars.space[8],
  '@container': { [narrow]: { gridTemplateColumns: 'repeat(6, 40px)' } },
})

export const color = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: '32px',
  borderRadius: '50%',
  cursor: 'pointer',
  selectors: {
    '&:focus-within:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@container': { [narrow]: { blockSize: '40px' } },
})

export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

/** White on every colour would vanish on the light ones, so the sign stands on its own ground. */
export const chosen = style({
  display: 'none',
  borderRadius: '50%',
  padding: '2px',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  selectors: { [`${input}:checked + &`]: { display: 'flex' } },
})
