import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** A button that looks like a link, under a form. */
export const textButton = style({
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  color: vars.color.accent,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  selectors: { '&[hidden]': { display: 'none' } },
})
