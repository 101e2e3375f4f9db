import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { small } from './settingsPage.css'

export { empty, hint, section } from './settingsPage.css'

const column = { display: 'flex', flexDirection: 'column' } as const

/** Two fields side by side where there is room. */
export const defaults = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: vars.space[16],
})

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  overflow: 'hidden',
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` } },
  ':hover': { backgroundColor: vars.color.hover },
})

export const name = style({ ...column, flex: '1 1 auto', minInlineSize: 0 })

export const title = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const words = style({
  ...small,
  color: vars.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
})

export const failure = style({ ...small, margin: 0, color: vars.color.danger })
