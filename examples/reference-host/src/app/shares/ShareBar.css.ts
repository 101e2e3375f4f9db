import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** Over the page, where it hides as little as it can and is seen all the time. */
export const bar = style({
  position: 'fixed',
  insetBlockEnd: vars.space[16],
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100% - 32px)',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.panel,
  border: `1px solid ${vars.color.warning}`,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  '@container': { '(max-width: 599px)': { insetBlockEnd: '72px' } },
})
