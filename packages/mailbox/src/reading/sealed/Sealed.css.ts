import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[16],
  maxInlineSize: '560px',
  marginBlock: vars.space[16],
  padding: vars.space[24],
  borderRadius: vars.radius.panel,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  '@container': { [narrow]: { flexDirection: 'column', gap: vars.space[12], padding: vars.space[16] } },
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: '50%',
  background: vars.color.surface,
  color: vars.color.textMuted,
  selectors: { '[data-kind="burn"] > &': { color: vars.color.warning } },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
  flex: '1 1 auto',
})

export const title = style({
  margin: 0,
  fontSize: vars.text.reading.size,
  lineHeight: vars.text.reading.line,
  fontWeight: vars.weight.strong,
  color: vars.color.text,
})

export const hint = style({
  margin: 0,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  color: vars.color.textMuted,
})

export const figures = style([
  hint,
  { color: vars.color.text, fontVariantNumeric: 'tabular-nums', marginBlockEnd: vars.space[4] },
])

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[12],
})

export const password = style({ inlineSize: '200px', maxInlineSize: '100%' })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const fault = style({
  margin: 0,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  color: vars.color.danger,
})
