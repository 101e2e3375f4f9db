import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { small } from '../settings-page/settingsPage.css'

export { buttons, failure } from '../settings-page/keptTexts.css'
export { hint, section } from '../settings-page/settingsPage.css'

/** Names and what they stand for, side by side where there is room. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  margin: 0,
})

export const term = style({ ...small, color: vars.color.textMuted })

export const fact = style({ margin: 0, overflowWrap: 'anywhere' })

/** What waits, or how it ended. */
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: vars.space[12],
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.sunken,
  selectors: { '&[data-refused]': { backgroundColor: vars.color.dangerSoft } },
})

export const said = style({ flex: '1 1 240px', margin: 0, overflowWrap: 'anywhere' })

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const heading = style({
  margin: 0,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
})
