import { vars } from '@mailroom/theme'
import { narrowArea, style } from '@mailroom/theme/css'

/** Fields side by side over a table, as many as there is room for. */
export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  alignItems: 'start',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  '@container': { [narrowArea]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** In line with the fields beside it, below the height of a label. */
export const filterButton = style({ paddingBlockStart: '24px' })

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
})
