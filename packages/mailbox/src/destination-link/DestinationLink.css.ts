import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** Within words: underlined, since a colour alone says nothing to who cannot see it. */
export const link = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  borderRadius: vars.radius.control,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})
