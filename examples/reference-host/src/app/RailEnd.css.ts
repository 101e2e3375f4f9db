import { narrow, style } from '@mailroom/theme/css'

/** At the foot of the rail; in a row with the areas where the rail is a bar. */
export const end = style({
  marginBlockStart: 'auto',
  '@container': { [narrow]: { marginBlockStart: 0 } },
})
