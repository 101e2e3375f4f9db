import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const mark = style({
  display: 'inline-flex',
  flexShrink: 0,
  selectors: {
    '&[data-kind="pin"]': { color: vars.color.accent },
    '&[data-kind="urgent"]': { color: vars.color.danger },
    '&[data-kind="burn"]': { color: vars.color.warning },
  },
})

export const level = style({
  flexShrink: 0,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  border: '1px solid currentColor',
  fontSize: vars.text.meta.size,
  lineHeight: '16px',
  color: vars.color.danger,
  selectors: {
    '&[data-level="internal"]': { color: vars.color.textMuted },
    '&[data-level="secret"]': { color: vars.color.warning },
  },
})
