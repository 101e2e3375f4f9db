import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const scroll = style({
  containerType: 'inline-size',
  maxBlockSize: 360,
  overflowY: 'auto',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) max-content minmax(0, 1fr)',
  columnGap: vars.space[12],
  rowGap: vars.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
