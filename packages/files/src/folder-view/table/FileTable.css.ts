import { vars } from '@mailroom/theme'
import { narrowArea, style } from '@mailroom/theme/css'

const { color, space, text } = vars
const hairline = `1px solid ${color.line}`
const columns = '48px minmax(0, 1fr) 96px 140px 44px'
const transitColumns = '48px minmax(0, 1fr) 96px 140px 140px 44px'
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
  selectors: { '&:has(> :nth-child(6))': { gridTemplateColumns: transitColumns } },
  '@container': { [narrowArea]: { display: 'none' } },
})

export const row = style({
  ...line,
  minBlockSize: vars.size.row,
  cursor: 'default',
  userSelect: 'none',
  selectors: {
    '&[data-transit]': { gridTemplateColumns: transitColumns },
    '&:hover': { backgroundColor: color.hover },
    '&[aria-selected="true"]': { backgroundColor: color.selected },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@container': {
    [narrowArea]: {
      minBlockSize: vars.size.rowNarrow,
      selectors: { '&, &[data-transit]': { gridTemplateColumns: narrowColumns } },
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
  color: color.textMuted,
  selectors: { '&[data-kind="folder"]': { color: color.accent } },
})

export const words = style({ display: 'grid', minInlineSize: 0, color: color.text })

export const opener = style({
  display: 'block',
  justifySelf: 'start',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingBlock: space[4],
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
})

const quiet = {
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const

/** Where it is narrow, what stands in columns else. */
export const below = style({
  ...quiet,
  display: 'none',
  '@container': { [narrowArea]: { display: 'block' } },
})

export const size = style({ ...quiet, textAlign: 'end', '@container': { [narrowArea]: { display: 'none' } } })

export const time = style({
  ...quiet,
  paddingInlineStart: space[16],
  '@container': { [narrowArea]: { display: 'none' } },
})

export const more = style({ display: 'flex', justifyContent: 'end' })
