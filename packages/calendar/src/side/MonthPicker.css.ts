import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const picker = style({ flex: 'none' })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: space[8],
  marginBlockEnd: space[4],
})

export const title = style({
  flex: '1 1 auto',
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontWeight: vars.weight.strong,
})

export const table = style({ inlineSize: '100%', tableLayout: 'fixed' })

export const weekday = style({
  blockSize: '24px',
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  fontWeight: vars.weight.regular,
  color: color.textMuted,
  textAlign: 'center',
})

export const cell = style({ padding: 0, textAlign: 'center' })

export const day = style({
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.round,
  fontSize: text.meta.size,
  lineHeight: '28px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&[data-out]': { color: color.textFaint },
    '&[data-shown]': { backgroundColor: color.accentSoft, color: color.onAccentSoft },
    '&[data-today]': {
      backgroundColor: color.accent,
      color: color.onAccent,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
})
