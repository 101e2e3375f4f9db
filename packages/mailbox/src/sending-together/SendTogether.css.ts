import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})

export const title = style({ fontWeight: vars.weight.medium })

export const word = style({
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  selectors: { '&[data-failed]': { color: vars.color.danger } },
})
