import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { narrow } from '../listContainer.css'

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[16]} ${vars.space[12]}`,
  backgroundColor: vars.color.sunken,
})

export const field = style({
  flex: '1 1 160px',
  minInlineSize: 0,
  '@container': { [narrow]: { flexBasis: '100%' } },
})

export const buttons = style({ display: 'flex', gap: vars.space[8] })
