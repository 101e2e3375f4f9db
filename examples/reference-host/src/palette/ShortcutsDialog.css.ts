import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const areas = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: vars.space[24],
})

export const heading = style({
  margin: 0,
  marginBlockEnd: vars.space[8],
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
})

export const keys = style({ margin: 0 })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const ways = style({ display: 'flex', flexShrink: 0, gap: vars.space[4], margin: 0 })

export const key = style({
  paddingBlock: 2,
  paddingInline: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  font: 'inherit',
  whiteSpace: 'nowrap',
})
