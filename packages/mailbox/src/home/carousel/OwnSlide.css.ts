import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const drawing = style({
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.accentSoft,
})

/** The words stand below the drawing, never on it. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[8],
  padding: vars.space[24],
})

export const title = style({
  margin: 0,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
})

export const text = style({ margin: 0, color: vars.color.textMuted, maxInlineSize: '60ch' })

export const action = style({
  color: vars.color.accent,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})

export const svg = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })
export const light = style({ fill: vars.color.raised })
export const far = style({ fill: vars.color.accent, opacity: 0.18 })
export const middle = style({ fill: vars.color.accent, opacity: 0.36 })
export const near = style({ fill: vars.color.accent, opacity: 0.7 })
export const line = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: '3px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
