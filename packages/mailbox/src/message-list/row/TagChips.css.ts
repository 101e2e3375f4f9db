import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const tag = style({
  maxInlineSize: '96px',
  padding: '0 6px',
  borderRadius: vars.radius.control,
  fontSize: vars.text.meta.size,
  lineHeight: '18px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  flexShrink: 0,
})
