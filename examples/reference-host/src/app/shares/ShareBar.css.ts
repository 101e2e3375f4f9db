import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** Above the page, and over nothing of it. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  padding: `${vars.space[4]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.warning}`,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})
