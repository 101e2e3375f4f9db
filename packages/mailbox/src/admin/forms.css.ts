import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { small } from '../settings-page/settingsPage.css'

export { buttons, filter } from '../paged-area/filter.css'
export { opener } from '../record-table/RecordTable.css'
export { hint } from '../settings-page/settingsPage.css'

/** A form in a window. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
})

/** The same on a page, as wide as one reads. */
export const pageForm = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  maxInlineSize: '760px',
})

export const subheading = style({
  margin: `${vars.space[8]} 0 0`,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
})

/** A place for searching that shows what can be searched by. */
export const searchField = style({ flex: '1 1 200px', minInlineSize: 0, maxInlineSize: '360px' })

/** A record in a list of them: its parts side by side, and a way to take it away. */
export const record = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const recordField = style({ flex: '1 1 140px', minInlineSize: 0 })

/** A part of a form with a heading of its own. */
export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] })

export const records = style({ margin: 0, padding: 0, listStyle: 'none' })

/** Switches, each with its words, in a column. */
export const switches = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] })

export const failure = style({ ...small, margin: 0, color: vars.color.danger })

/** What one searches by, and what one adds with. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space[12],
})

export const badges = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[4] })

/** A password that is told once. */
export const secret = style({
  margin: 0,
  padding: vars.space[12],
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.sunken,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  textAlign: 'center',
  userSelect: 'all',
})

export const matters = style({
  margin: `${vars.space[24]} 0 0`,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const matter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minBlockSize: '44px',
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const matterName = style({ ...small, flex: '0 0 140px', fontWeight: vars.weight.medium })

export const matterState = style({
  ...small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: '1 1 160px',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

export const indent = style({ display: 'inline-block' })

/** What can be done with a row, in one line. */
export const rowButtons = style({
  display: 'inline-flex',
  gap: vars.space[8],
  verticalAlign: 'middle',
})
