import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const picker = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] })

export const grid = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const row = style({ display: 'flex', gap: vars.space[4] })

export const cell = style({
  inlineSize: '20px',
  blockSize: '20px',
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '3px',
  background: vars.color.surface,
  selectors: {
    '&[data-chosen]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})

export const size = style({
  textAlign: 'center',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
