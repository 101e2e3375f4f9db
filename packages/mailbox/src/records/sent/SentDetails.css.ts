import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { lines } from '../../reading/delivery/DeliveryStates.css'

export const scroll = style({
  containerType: 'inline-size',
  maxBlockSize: 360,
  overflowY: 'auto',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})

export const list = style([lines, { margin: 0, padding: 0, listStyle: 'none' }])
