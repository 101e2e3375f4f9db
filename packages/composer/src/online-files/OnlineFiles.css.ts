import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'
import { cut, row as pickingRow, small } from './picking.css'

const { color, space, text } = vars

export const tab = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minInlineSize: 0,
  // Room for the ring around what has focus.
  padding: `${space[12]} ${space[4]} ${space[4]}`,
})

export const row = style([pickingRow, { '@container': { [narrow]: { flexWrap: 'wrap' } } }])

export const name = style({
  ...cut,
  flex: '1 1 0',
  minInlineSize: '96px',
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
})

export const detail = style({ ...small, flex: 'none', fontVariantNumeric: 'tabular-nums' })

export const mark = style({ display: 'flex', flex: 'none', inlineSize: '20px', color: color.accent })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[8],
})

export const room = style({ ...small, marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' })

export const tools = style({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const folder = style({ display: 'flex', alignItems: 'flex-end', gap: space[8] })

export const progress = style({ margin: 0, ...small, fontVariantNumeric: 'tabular-nums' })

export const failure = style({
  margin: 0,
  color: color.danger,
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
})

export const count = style({ ...small, marginInlineEnd: 'auto' })
