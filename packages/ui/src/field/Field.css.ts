import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const field = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const label = style({
  marginBlockEnd: space[4],
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontWeight: vars.weight.medium,
  color: color.text,
  selectors: {
    '&[data-hidden]': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const required = style({ marginInlineStart: 2, color: color.danger })

export const hint = style({
  marginBlockStart: space[4],
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  color: color.textMuted,
})

export const error = style({ fontSize: text.meta.size, lineHeight: text.meta.line, color: color.danger })

export const errorLine = style({ display: 'flex', gap: space[4], marginBlockStart: space[4] })
