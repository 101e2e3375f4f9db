import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** Light paper in every skin: mails bring colours of their own that were chosen for it. @source RD-21 */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: 'none',
  borderRadius: vars.radius.control,
  background: '#ffffff',
  colorScheme: 'light',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})
