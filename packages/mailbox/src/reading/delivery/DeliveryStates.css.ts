import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const section = style({
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

export const title = style({ fontWeight: vars.weight.strong })

export const overall = style({ color: vars.color.textMuted })

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  marginBlockStart: vars.space[8],
  maxBlockSize: 320,
  overflowY: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
})

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

export const recipient = style({ overflowWrap: 'anywhere' })

export const info = style({
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { '&[data-failed]': { color: vars.color.danger } },
})

export const unknown = style({ color: vars.color.textMuted, fontSize: vars.text.dense.size })
