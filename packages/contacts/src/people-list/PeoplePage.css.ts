import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, space } = vars
const hairline = `1px solid ${color.line}`

export const columns = style({ display: 'flex', flex: '1 1 auto', minBlockSize: 0, minInlineSize: 0 })

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  minInlineSize: 0,
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
})

export const foot = style({
  flexShrink: 0,
  padding: `${space[4]} ${space[16]}`,
  borderBlockStart: hairline,
})

export const ways = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
})

export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minBlockSize: vars.size.row,
  paddingInline: space[16],
})
