import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, text } = vars
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const small = { fontSize: text.meta.size, lineHeight: text.meta.line, color: color.textMuted } as const

export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minInlineSize: 0,
  // Room for the ring around what has focus.
  padding: `${space[4]} ${space[16]} ${space[4]} ${space[4]}`,
})

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const person = style({
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
  '@container': { [narrow]: { minBlockSize: '48px' } },
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
