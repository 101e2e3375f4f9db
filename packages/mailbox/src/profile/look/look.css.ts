import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export { buttons, failure, hint, term } from '../profile.css'

export const look = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] })

/** The disc with what can be done about it: beside it, or below where it is narrow. */
export const picture = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
})

export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 200px',
  gap: vars.space[8],
  minInlineSize: 0,
})

export const gender = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })
