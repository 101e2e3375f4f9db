import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** Light paper, also in dark skins where a mail brings surfaces of its own: its colours were chosen for them. @source RD-21 */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: 'none',
  borderRadius: vars.radius.control,
  background: '#ffffff',
  colorScheme: 'light',
  selectors: {
    '&[data-dark]': { background: 'transparent' },
    '&[hidden]': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})
