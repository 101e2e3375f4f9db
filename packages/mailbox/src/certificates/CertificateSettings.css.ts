import { vars } from '@mailroom/theme'
import { createContainer, style } from '@mailroom/theme/css'
import { small } from '../settings-page/settingsPage.css'

export { empty, hint } from '../settings-page/settingsPage.css'

const certificates$ = createContainer()
const narrow = `${certificates$} (max-width: 479px)`

export const section = style({
  containerName: certificates$,
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  maxInlineSize: 640,
  color: vars.color.text,
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
})

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

export const subject = style({
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
})

export const act = style({ marginInlineStart: 'auto' })

/** Names beside what they name, or above it where it is narrow. */
export const facts = style({
  ...small,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  margin: 0,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
})

export const name = style({ color: vars.color.textMuted })

export const value = style({
  margin: 0,
  '@container': { [narrow]: { marginBlockEnd: vars.space[4] } },
})

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  maxInlineSize: 420,
})

export const title = style({
  margin: 0,
  marginBlockStart: vars.space[8],
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
})

export const drop = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  borderRadius: vars.radius.panel,
  border: `1px dashed ${vars.color.line}`,
  selectors: { '&[data-over]': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft } },
})

export const fileName = style({ ...small, minInlineSize: 0, color: vars.color.textMuted })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
