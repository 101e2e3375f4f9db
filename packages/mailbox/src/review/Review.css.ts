import { vars } from '@mailroom/theme'
import { narrow as narrowFrame, style } from '@mailroom/theme/css'
import { narrow } from '../message-list/listContainer.css'

/** Switch and actions, on one line where there is room. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] })

export const scroll = style({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto' })

export const skeleton = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[16],
})

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ':hover': { backgroundColor: vars.color.hover },
  selectors: { '&[data-selected]': { backgroundColor: vars.color.selected } },
})

/** All of a row but its box: a press opens the mail. */
export const open = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 180px) minmax(0, 1fr) max-content',
  columnGap: vars.space[12],
  alignItems: 'center',
  minBlockSize: vars.size.row,
  paddingBlock: vars.space[6],
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) max-content', rowGap: vars.space[2] } },
})

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const sender = style({ ...oneLine, fontWeight: vars.weight.medium })

export const what = style({
  minInlineSize: 0,
  '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 2 } },
})

export const subject = style({ ...oneLine, display: 'block' })

export const meta = style({
  ...oneLine,
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
})

export const figures = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** The reading tab: its buttons stay in sight. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '48px',
  paddingBlock: vars.space[6],
  paddingInline: vars.space[24],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [narrowFrame]: { paddingInline: vars.space[16] } },
})

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: 0,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  overflowWrap: 'anywhere',
})

export const strong = style({ color: vars.color.text })

export const area = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })
