import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const text = style({
  fontSize: vars.text.reading.size,
  lineHeight: vars.text.reading.line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 4,
  maxInlineSize: '100ch',
})

export const quote = style({
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px solid ${vars.color.accent}`,
  color: vars.color.textMuted,
  selectors: {
    '&[data-depth="2"]': { marginInlineStart: vars.space[12], borderColor: vars.color.success },
    '&[data-depth="3"]': { marginInlineStart: vars.space[24], borderColor: vars.color.warning },
    '&[data-depth="4"]': { marginInlineStart: vars.space[32], borderColor: vars.color.danger },
    '&[data-depth="5"]': { marginInlineStart: vars.space[48], borderColor: vars.color.lineControl },
  },
})

export const fold = style({ marginBlock: vars.space[4] })

export const summary = style({
  inlineSize: 'fit-content',
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  fontSize: vars.text.dense.size,
  color: vars.color.textMuted,
  background: vars.color.sunken,
  selectors: { '&:hover': { background: vars.color.hover } },
})

export const link = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: 2,
  cursor: 'pointer',
})
