import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** At the foot of the rail; in a row with the areas where the rail is a bar. */
export const end = style({
  display: 'grid',
  gap: vars.space[8],
  marginBlockStart: 'auto',
  marginBlockEnd: vars.space[12],
  '@container': { '(max-width: 599px)': { display: 'contents', marginBlock: 0 } },
})
