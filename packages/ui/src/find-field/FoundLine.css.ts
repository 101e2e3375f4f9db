import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const line = style({
  paddingBlock: vars.space[6],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[aria-selected="true"]': { backgroundColor: vars.color.accentSoft },
  },
})
