import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const card = style({ display: 'grid', gap: vars.space[4], inlineSize: 'min(400px, 72cqi)' })

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** The whole mail is one button. */
export const mail = style({
  selectors: {
    '&&&': {
      display: 'grid',
      gap: 2,
      inlineSize: '100%',
      padding: vars.space[6],
      marginInlineStart: `calc(-1 * ${vars.space[6]})`,
      border: 0,
      borderRadius: vars.radius.control,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
    },
    '&&&:hover': { background: `color-mix(in srgb, ${vars.color.onTooltip} 12%, transparent)` },
    '&&&:focus-visible': { outline: `2px solid ${vars.color.onTooltip}`, outlineOffset: 2 },
  },
})

export const sender = style({ ...oneLine, fontWeight: vars.weight.strong })

export const subject = style({ ...oneLine })

export const abstract = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  opacity: 0.85,
  overflowWrap: 'anywhere',
})

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.text.meta.size,
  fontVariantNumeric: 'tabular-nums',
})

export const step = style({
  selectors: {
    '&&&': { color: 'inherit' },
    '&&&:hover': { background: `color-mix(in srgb, ${vars.color.onTooltip} 16%, transparent)` },
    '&&&:focus-visible': { outlineColor: vars.color.onTooltip },
    '&&&:disabled': { opacity: 0.4 },
  },
})
