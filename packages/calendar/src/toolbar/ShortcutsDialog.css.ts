import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const keys = style({ display: 'grid', gap: space[8], margin: 0 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 2fr) 3fr',
  alignItems: 'baseline',
  columnGap: space[16],
})

export const key = style({ minInlineSize: 0 })

export const kbd = style({
  display: 'inline-block',
  paddingInline: space[6],
  borderRadius: 4,
  border: `1px solid ${color.line}`,
  backgroundColor: color.sunken,
  fontSize: text.meta.size,
  lineHeight: '20px',
})

export const does = style({ margin: 0 })
