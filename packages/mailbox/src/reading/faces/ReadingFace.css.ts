import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const face = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[24],
})

export const skeleton = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  padding: vars.space[24],
})

export const skeletonPeople = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] })

export const skeletonLines = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: vars.space[12] })
