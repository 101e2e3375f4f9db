import { vars } from '@mailroom/theme'
import { createContainer, style } from '@mailroom/theme/css'

const { color, space, text } = vars

const picker$ = createContainer()
/** The address books are one line to choose from, and who was picked stands elsewhere. */
const narrow = `${picker$} (max-width: 639px)`
const touch = `${picker$} (max-width: 479px)`

const small = { fontSize: text.meta.size, lineHeight: text.meta.line, color: color.textMuted } as const
const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const

export const picker = style({
  containerName: picker$,
  containerType: 'inline-size',
  minInlineSize: 0,
  // Room for the ring around what has focus.
  padding: space[4],
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr) 180px',
  alignItems: 'start',
  gap: space[16],
  selectors: { '&:not(:has(> section))': { gridTemplateColumns: '200px minmax(0, 1fr)' } },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&:not(:has(> section))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

export const tree = style({
  maxBlockSize: '440px',
  overflowY: 'auto',
  '@container': { [narrow]: { display: 'none' } },
})

export const middle = style({ display: 'flex', flexDirection: 'column', gap: space[12], minInlineSize: 0 })

export const select = style({ display: 'none', '@container': { [narrow]: { display: 'flex' } } })

export const people = style(plainList)

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
  '@container': { [touch]: { minBlockSize: '48px' } },
})

export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0 })

export const name = style({
  ...cut,
  flex: '1 1 auto',
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
})

export const detail = style({ ...cut, ...small })

export const mark = style({
  flex: 'none',
  paddingInline: space[6],
  borderRadius: vars.radius.round,
  backgroundColor: color.sunken,
  ...small,
})

export const check = style({ display: 'flex', flex: 'none', color: color.accent })

export const empty = style({
  margin: 0,
  padding: space[16],
  borderRadius: vars.radius.panel,
  backgroundColor: color.sunken,
  ...small,
})

export const chosen = style({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  maxBlockSize: '440px',
  overflowY: 'auto',
})

export const chosenTitle = style({
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontWeight: vars.weight.strong,
})

export const chosenLine = style({ ...small })

export const chosenPeople = style(plainList)

export const chosenPerson = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minInlineSize: 0,
})
