import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { small } from '../settings-page/settingsPage.css'

export { hint, section } from '../settings-page/settingsPage.css'

export const state = style({ margin: 0, fontWeight: vars.weight.medium })

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[12],
  maxInlineSize: 420,
})

export const text = style({ ...small, margin: 0 })

/** Cameras want dark on light, in dark skins too. */
export const qrcode = style({
  inlineSize: 192,
  maxInlineSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.panel,
  backgroundColor: '#fff',
  color: '#000',
})

export const secret = style({
  margin: 0,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
})

export const title = style({
  margin: 0,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
})

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  gap: vars.space[8],
  margin: 0,
  padding: vars.space[16],
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.sunken,
  fontFamily: 'ui-monospace, monospace',
  listStyle: 'none',
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const fault = style({ ...small, margin: 0, color: vars.color.danger })
