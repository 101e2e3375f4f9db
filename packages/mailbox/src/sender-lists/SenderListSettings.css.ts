import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { small } from '../settings-page/settingsPage.css'

export { empty, hint, section } from '../settings-page/settingsPage.css'

const column = { display: 'flex', flexDirection: 'column' } as const

export const form = style({ ...column, gap: vars.space[8] })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const faults = style({ ...small, color: vars.color.danger, overflowWrap: 'anywhere' })

export const faultList = style({ margin: 0, paddingInlineStart: vars.space[16] })

export const entries = style({
  ...column,
  gap: vars.space[12],
  marginBlockStart: vars.space[8],
  borderRadius: vars.radius.panel,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' },
})

export const notice = style({
  ...small,
  margin: 0,
  padding: vars.space[12],
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.sunken,
})

export const panel = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  overflow: 'hidden',
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: vars.size.row,
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
})

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.row,
  paddingInline: vars.space[12],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` } },
  ':hover': { backgroundColor: vars.color.hover },
})

export const name = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
