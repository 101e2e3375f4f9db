import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { small } from '../settings-page/settingsPage.css'

export { hint, section } from '../settings-page/settingsPage.css'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  maxInlineSize: 420,
})

export const rules = style({
  ...small,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** Marks stand beside the first line of what they mark. */
export const rule = style({
  display: 'flex',
  gap: vars.space[8],
  color: vars.color.textMuted,
  selectors: { '&[data-met]': { color: vars.color.success } },
})

export const notice = style({ ...small, margin: 0, color: vars.color.text })

export const failure = style({ margin: 0, color: vars.color.danger })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
