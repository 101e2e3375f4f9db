import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const palette = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })

export const list = style({ maxBlockSize: 'min(420px, 50vh)', overflowY: 'auto' })

export const heading = style({
  paddingBlock: `${vars.space[8]} ${vars.space[4]}`,
  paddingInline: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
})

export const none = style({
  margin: 0,
  paddingInline: vars.space[8],
  color: vars.color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
})
