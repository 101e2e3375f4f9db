import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const more = style({
  position: 'absolute',
  insetInline: '2px 3px',
})

export const moreButton = style({
  inlineSize: '100%',
  blockSize: '20px',
  paddingInline: space[4],
  borderRadius: 4,
  overflow: 'hidden',
  fontSize: text.meta.size,
  lineHeight: '20px',
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  selectors: {
    '&:hover': { backgroundColor: color.hover, color: color.text },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
})

export const dayList = style({ display: 'grid', gap: space[4], inlineSize: '240px', maxInlineSize: '100%' })

export const dayListTitle = style({
  marginBlockEnd: space[4],
  fontSize: text.body.size,
  lineHeight: text.body.line,
  fontWeight: vars.weight.strong,
})

export const dayListLine = style({ position: 'relative', blockSize: '26px' })
