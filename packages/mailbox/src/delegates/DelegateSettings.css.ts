import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { small } from '../settings-page/settingsPage.css'

export { list, section } from '../certificates/CertificateSettings.css'
export { empty, hint } from '../settings-page/settingsPage.css'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[12],
})

export const send = style({ alignSelf: 'flex-start' })

export const fault = style({ ...small, margin: 0, color: vars.color.danger, overflowWrap: 'anywhere' })

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const level = style({ flex: '0 1 160px' })

/** Takes a line of its own where it is narrow. */
export const person = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 200px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const address = style({ ...small, color: vars.color.textMuted })
