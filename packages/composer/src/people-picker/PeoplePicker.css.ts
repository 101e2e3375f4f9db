import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { cut, small } from '../picking/picking.css'

export { row as person } from '../picking/picking.css'

const { color, space, text } = vars

export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minInlineSize: 0,
  // Room for the ring around what has focus.
  padding: `${space[4]} ${space[16]} ${space[4]} ${space[4]}`,
})

export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0 })

export const name = style({ ...cut, fontSize: text.dense.size, lineHeight: text.dense.line })

export const detail = style({ ...cut, ...small })

export const mark = style({
  flex: 'none',
  paddingInline: space[6],
  borderRadius: vars.radius.round,
  backgroundColor: color.sunken,
  ...small,
})

export const check = style({ display: 'flex', flex: 'none', color: color.accent })
