import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { input } from '../signIn.css'

/** The part of the address that is chosen and not typed. */
export const domain = style({
  alignSelf: 'center',
  flex: '0 0 auto',
  maxInlineSize: '55%',
  paddingInlineStart: vars.space[8],
  color: vars.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const domainChoice = style([
  input,
  { inlineSize: 'auto', maxInlineSize: '55%', marginInlineStart: vars.space[8] },
])

/** Plain text, as it was written. */
export const agreement = style({
  maxBlockSize: '160px',
  overflowY: 'auto',
  padding: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})
