import { vars } from '@mailroom/theme'
import { frameContainer, narrow, style } from '@mailroom/theme/css'

export const page = style({
  containerName: frameContainer,
  containerType: 'inline-size',
  blockSize: '100%',
  overflowY: 'auto',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  maxInlineSize: 720,
  marginInline: 'auto',
  padding: vars.space[32],
  '@container': { [narrow]: { padding: vars.space[16] } },
})

export const title = style({
  margin: 0,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const subject = style({ margin: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const text = style({ margin: 0, color: vars.color.textMuted })

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
