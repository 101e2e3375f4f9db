import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { medium, narrow } from '../listContainer.css'

/** Columns: check, state, people 200, subject, tags up to 260, flag, icons, time, size. */
const wideColumns = '40px 28px 200px minmax(0, 1fr) fit-content(260px) 32px 24px 112px 88px'
const mediumColumns = '40px 28px 148px minmax(0, 1fr) fit-content(120px) 32px 24px 104px'

export const row = style({
  display: 'grid',
  gridTemplateColumns: wideColumns,
  alignItems: 'center',
  minBlockSize: vars.size.row,
  paddingInlineEnd: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  cursor: 'default',
  contain: 'layout style',
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: vars.color.selected },
    '&[data-unread]': { fontWeight: vars.weight.strong },
  },
  '@container': {
    [medium]: { gridTemplateColumns: mediumColumns },
    [narrow]: {
      gridTemplateColumns: '44px minmax(0, 1fr) auto auto auto',
      gridTemplateRows: 'auto auto',
      gridTemplateAreas: '"check people icons flag time" "check subject subject subject tags"',
      minBlockSize: vars.size.rowNarrow,
      paddingBlock: vars.space[6],
      rowGap: '2px',
    },
  },
})

const cell = { display: 'flex', alignItems: 'center', minInlineSize: 0 } as const

export const check = style({
  ...cell,
  justifyContent: 'center',
  alignSelf: 'stretch',
  '@container': { [narrow]: { gridArea: 'check' } },
})

export const state = style({ ...cell, '@container': { [narrow]: { display: 'none' } } })

export const people = style({
  ...cell,
  paddingInlineEnd: vars.space[12],
  '@container': { [narrow]: { gridArea: 'people' } },
})

export const subject = style({
  ...cell,
  gap: vars.space[6],
  paddingInlineEnd: vars.space[12],
  '@container': { [narrow]: { gridArea: 'subject' } },
})

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const title = style({ ...cut, flexShrink: 0, maxInlineSize: '100%' })

export const abstract = style({
  ...cut,
  flex: '1 1 0',
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
})

export const tags = style({
  ...cell,
  gap: vars.space[4],
  overflow: 'hidden',
  justifyContent: 'flex-end',
  fontWeight: vars.weight.regular,
  '@container': { [narrow]: { gridArea: 'tags' } },
})

export const flag = style({
  ...cell,
  justifyContent: 'center',
  color: vars.color.textMuted,
  selectors: {
    [`${row}:not(:hover, :focus-within) &:not([data-on])`]: { opacity: 0 },
  },
  '@container': { [narrow]: { gridArea: 'flag' } },
})

export const flagIcon = style({ display: 'flex' })

export const icons = style({
  ...cell,
  justifyContent: 'center',
  color: vars.color.textMuted,
  '@container': { [narrow]: { gridArea: 'icons' } },
})

export const time = style({
  ...cell,
  justifyContent: 'flex-end',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { gridArea: 'time', fontSize: vars.text.meta.size, paddingInlineStart: vars.space[8] } },
})

export const size = style({
  ...cell,
  justifyContent: 'flex-end',
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [medium]: { display: 'none' } },
})
