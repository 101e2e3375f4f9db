import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const screen = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  minBlockSize: '100%',
  overflow: 'auto',
  padding: vars.space[16],
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  inlineSize: '100%',
  maxInlineSize: '360px',
  padding: vars.space[24],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.surface,
})

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[8],
  textAlign: 'center',
})

export const title = style({
  margin: 0,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
})

export const who = style({ maxInlineSize: '100%', overflowWrap: 'anywhere' })

export const hint = style({ margin: 0, color: vars.color.textMuted })

export const ways = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] })
