import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, text } = vars
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const small = { fontSize: text.meta.size, lineHeight: text.meta.line, color: color.textMuted } as const

export const tab = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minInlineSize: 0,
  // Room for the ring around what has focus.
  padding: `${space[12]} ${space[4]} ${space[4]}`,
})

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.row,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: vars.radius.control,
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&[aria-pressed="true"]': { backgroundColor: color.selected },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@container': { [narrow]: { minBlockSize: '48px', flexWrap: 'wrap' } },
})

export const name = style({
  ...cut,
  flex: '1 1 0',
  minInlineSize: '96px',
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
})

export const detail = style({ ...small, flex: 'none', fontVariantNumeric: 'tabular-nums' })

export const mark = style({ display: 'flex', flex: 'none', inlineSize: '20px', color: color.accent })

export const path = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })

export const step = style({ display: 'inline-flex', alignItems: 'center', minInlineSize: 0, ...small })

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
  ...small,
})

export const empty = style({
  margin: 0,
  padding: space[16],
  borderRadius: vars.radius.panel,
  backgroundColor: color.sunken,
  ...small,
})

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
