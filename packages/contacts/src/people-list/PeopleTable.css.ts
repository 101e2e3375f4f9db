import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { narrow } from '../contacts-view/area.css'

const { color, space, text } = vars
const hairline = `1px solid ${color.line}`
const columns = '48px minmax(160px, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr) 44px'
const phoneColumns = '48px minmax(160px, 1.2fr) minmax(0, 1.2fr) 136px minmax(0, 1fr) 44px'
const narrowColumns = '48px minmax(0, 1fr) 44px'

export const grid = style({ minInlineSize: 0, fontSize: text.dense.size, lineHeight: text.dense.line })

const line = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  paddingInlineEnd: space[8],
  borderBlockEnd: hairline,
} as const

export const headRow = style({
  ...line,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.sticky,
  minBlockSize: '32px',
  backgroundColor: color.surface,
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  selectors: { [`${grid}[data-phone] > &`]: { gridTemplateColumns: phoneColumns } },
  '@container': { [narrow]: { display: 'none' } },
})

export const row = style({
  ...line,
  minBlockSize: vars.size.row,
  cursor: 'default',
  userSelect: 'none',
  selectors: {
    [`${grid}[data-phone] > &`]: { gridTemplateColumns: phoneColumns },
    '&:hover': { backgroundColor: color.hover },
    '&[data-open]': { backgroundColor: color.accentSoft },
    '&[aria-selected="true"]': { backgroundColor: color.selected },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@container': {
    [narrow]: {
      minBlockSize: vars.size.rowNarrow,
      selectors: { [`${grid} > &, ${grid}[data-phone] > &`]: { gridTemplateColumns: narrowColumns } },
    },
  },
})

export const check = style({ display: 'flex', alignSelf: 'stretch' })

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
  paddingInlineEnd: space[12],
})

export const words = style({ display: 'grid', minInlineSize: 0 })

const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const own = style({ ...cut, fontWeight: vars.weight.medium })

const quiet = { ...cut, color: color.textMuted } as const

/** Where it is narrow, what stands in columns else. */
export const below = style({
  ...quiet,
  display: 'none',
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  '@container': { [narrow]: { display: 'block' } },
})

export const cell = style({
  ...quiet,
  paddingInlineEnd: space[12],
  '@container': { [narrow]: { display: 'none' } },
})

export const more = style({ display: 'flex', justifyContent: 'end' })
