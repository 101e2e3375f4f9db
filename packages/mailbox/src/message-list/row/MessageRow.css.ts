import { vars } from '@mailroom/theme'
import { createVar, narrow as narrowFrame, style } from '@mailroom/theme/css'
import { medium, narrow } from '../listContainer.css'
import { list } from '../MessageList.css'

/** 150 px for a time of 24 hours, 180 px for one of 12. @source ML-10 */
export const timeWidth = createVar()

/** Columns: check, state, people 200, subject, tags up to 260, flag, icons, time, size 100. @source ML-10 */
export const wideColumns = [
  '48px 28px var(--mr-list-people, 200px) minmax(0, 1fr) fit-content(var(--mr-list-tags, 260px))',
  `32px 24px var(--mr-list-time, ${timeWidth}) var(--mr-list-size, 100px)`,
].join(' ')
const mediumColumns = '48px 28px 140px minmax(0, 1fr) fit-content(120px) 32px 28px fit-content(160px)'
/** First line: people, tags, icons, time. Second line: the subject, and the flag at its end. */
const narrowAreas = '"check people tags icons time" "check subject subject subject subject"'

export const row = style({
  vars: { [timeWidth]: '150px' },
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
  userSelect: 'none',
  contain: 'layout style',
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  selectors: {
    '&[data-twelve-hour]': { vars: { [timeWidth]: '180px' } },
    '&[aria-current]': { backgroundColor: vars.color.accentSoft },
    '&[aria-selected="true"]': { backgroundColor: vars.color.selected },
    '&[data-gone]': { color: vars.color.textMuted },
    [`${list}[data-density="compact"] &`]: { minBlockSize: vars.size.rowCompact },
  },
  '@container': {
    [medium]: { gridTemplateColumns: mediumColumns },
    [narrow]: {
      gridTemplateColumns: '48px minmax(0, 1fr) fit-content(45%) auto auto',
      gridTemplateRows: '1fr 1fr',
      gridTemplateAreas: narrowAreas,
      minBlockSize: vars.size.rowNarrow,
      paddingBlock: vars.space[6],
      paddingInlineEnd: vars.space[12],
      selectors: { [`${list}[data-density="compact"] &`]: { minBlockSize: vars.size.rowNarrow } },
    },
  },
})

const cell = { display: 'flex', alignItems: 'center', minInlineSize: 0 } as const
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const strongWhenUnread = {
  [`${row}[data-unread] &`]: { fontWeight: vars.weight.strong },
} as const
/** Out of sight, but not out of reach: shown while pointer or focus is on the row, and always for a finger. */
const onHover = {
  [`${row}:not(:hover, :focus-within) &`]: { opacity: 0 },
} as const

export const check = style({
  ...cell,
  alignSelf: 'stretch',
  '@container': { [narrow]: { gridArea: 'check' } },
})

export const state = style({ ...cell, '@container': { [narrow]: { display: 'none' } } })

export const people = style({
  ...cell,
  paddingInlineEnd: vars.space[12],
  selectors: strongWhenUnread,
  '@container': { [narrow]: { gridArea: 'people' } },
})

/** How many mails a conversation has. */
export const mails = style({
  flexShrink: 0,
  marginInlineStart: vars.space[6],
  paddingInline: '5px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
})

export const subject = style({
  ...cell,
  gap: vars.space[6],
  paddingInlineEnd: vars.space[12],
  '@container': { [narrow]: { gridArea: 'subject', paddingInlineEnd: vars.space[32] } },
})

/** The words of the mail take what it leaves; what stands beside it is never pushed out of the row. */
export const title = style({ ...cut, selectors: strongWhenUnread })

/** Where a result lies; in little room less worth than when it is due. */
export const folder = style({
  ...cut,
  flexShrink: 0,
  maxInlineSize: '120px',
  paddingInline: vars.space[6],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  '@container': { [narrow]: { selectors: { '&:has(+ [data-until])': { display: 'none' } } } },
})

/** Until when it is away: the one thing to know of it, so it is never cut. */
export const until = style([
  folder,
  { selectors: { '&&': { maxInlineSize: 'none' }, '&&[data-due]': { color: vars.color.danger } } },
])

/** With the room for the button of a note where that has not come yet, so that nothing moves when it does. */
export const abstract = style({
  ...cut,
  flex: '1 1 0',
  color: vars.color.textMuted,
  selectors: { '&[data-free]': { marginInlineEnd: `calc(20px + ${vars.space[6]})` } },
  '@container': { [narrow]: { selectors: { '&[data-free]': { marginInlineEnd: 0 } } } },
})

/** Where there is no note yet, only while pointer or focus is on the row. */
export const remark = style({
  display: 'inline-flex',
  flexShrink: 0,
  minInlineSize: '20px',
  color: vars.color.textMuted,
  selectors: { [`${row}:not(:hover, :focus-within) &:not([data-on])`]: { visibility: 'hidden' } },
  '@container': { [narrow]: { selectors: { '&:not([data-on])': { display: 'none' } } } },
})

export const remarkButton = style({
  display: 'inline-flex',
  padding: '2px',
  borderRadius: vars.radius.control,
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
})

export const tags = style({
  ...cell,
  gap: vars.space[4],
  overflow: 'hidden',
  justifyContent: 'flex-end',
  paddingInlineEnd: vars.space[4],
  '@container': { [narrow]: { gridArea: 'tags' } },
})

export const flag = style({
  ...cell,
  justifyContent: 'center',
  color: vars.color.textMuted,
  selectors: { [`${row}:not(:hover, :focus-within) &:not([data-on])`]: { opacity: 0 } },
  '@media': {
    '(hover: none)': {
      selectors: { [`${row}:not(:hover, :focus-within) &:not([data-on])`]: { opacity: 0.6 } },
    },
  },
  // In two lines: its drawing ends where the time above it ends. The target is higher than the line and reaches beyond
  // it instead of pushing it apart; in narrow frames it is a finger's.
  '@container': {
    [narrow]: {
      gridColumn: '-2',
      gridRow: '2',
      justifySelf: 'end',
      marginBlock: '-3px',
      marginInlineEnd: '-4px',
    },
    [narrowFrame]: { marginBlock: '-11px', marginInlineEnd: '-12px' },
  },
})

export const icons = style({
  ...cell,
  position: 'relative',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  color: vars.color.textMuted,
  '@container': { [narrow]: { gridArea: 'icons' } },
})

/** In the place of the time beside it, so that subjects need not make way for it. A finger has the menu of a long press. */
export const acts = style({
  position: 'absolute',
  insetInlineStart: `calc(100% + ${vars.space[8]})`,
  display: 'flex',
  selectors: onHover,
  '@container': { [medium]: { display: 'none' } },
  '@media': { '(hover: none)': { display: 'none' } },
})

const rowWithActs = `${row}:is(:hover, :focus-within):has(${acts}) &`

export const time = style({
  ...cell,
  justifyContent: 'flex-end',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  paddingInlineStart: vars.space[12],
  selectors: { [rowWithActs]: { visibility: 'hidden' } },
  '@media': { '(hover: none)': { selectors: { [rowWithActs]: { visibility: 'visible' } } } },
  '@container': {
    [medium]: { selectors: { [rowWithActs]: { visibility: 'visible' } } },
    [narrow]: { gridArea: 'time', fontSize: vars.text.meta.size, paddingInlineStart: vars.space[8] },
  },
})

export const size = style({
  ...cell,
  justifyContent: 'flex-end',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [medium]: { display: 'none' } },
})
