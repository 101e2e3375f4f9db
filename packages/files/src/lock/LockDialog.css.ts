import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const hint = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

/** Away from the buttons that answer the question. */
export const other = style({ marginInlineEnd: 'auto' })
