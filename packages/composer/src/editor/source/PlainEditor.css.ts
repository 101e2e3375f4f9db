import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const text = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minBlockSize: '280px',
  padding: `${vars.space[12]} ${vars.space[16]}`,
  border: 'none',
  resize: 'none',
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.text.body.size,
  lineHeight: '22px',
  overflowWrap: 'break-word',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  // Under 16 px some telephones enlarge the page when the field is touched.
  '@container': { [narrow]: { padding: vars.space[12], fontSize: '16px' } },
})
