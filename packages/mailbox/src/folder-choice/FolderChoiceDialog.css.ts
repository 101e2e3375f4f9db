import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const choice = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })

/** As high with one folder as with all of them, so that nothing moves under the hand while one types. */
export const list = style({ blockSize: 'min(360px, 50vh)', overflowY: 'auto' })

export const count = style({
  margin: 0,
  paddingInline: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
})

export const failed = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[8],
  color: vars.color.danger,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const reason = style({ flex: '1 1 auto', minInlineSize: 0 })
