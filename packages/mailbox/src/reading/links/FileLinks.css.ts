import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const list = style({ margin: 0, marginBlockStart: vars.space[4], padding: 0, listStyle: 'none' })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  minBlockSize: '32px',
})

export const name = style({ flex: '0 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })

export const facts = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
