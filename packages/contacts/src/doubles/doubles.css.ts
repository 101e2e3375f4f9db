import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, space, text } = vars

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const

export const nothing = style({ display: 'grid', justifyItems: 'start', gap: space[12] })

export const sets = style({ ...plain, display: 'grid', gap: space[12] })

export const set = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: space[12],
  borderRadius: vars.radius.panel,
  backgroundColor: color.sunken,
})

export const people = style({ ...plain, display: 'grid', gap: space[8], flex: '1 1 240px', minInlineSize: 0 })

export const person = style({ display: 'flex', alignItems: 'center', gap: space[8], minInlineSize: 0 })

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const below = style({ color: color.textMuted, fontSize: text.meta.size, lineHeight: text.meta.line })
