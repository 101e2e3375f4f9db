import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 auto',
  minBlockSize: 0,
  padding: space[24],
  textAlign: 'center',
  textWrap: 'balance',
})

export const artwork = style({
  inlineSize: 240,
  maxInlineSize: '100%',
  aspectRatio: '4 / 3',
  marginBlockEnd: space[16],
})

export const image = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })

export const title = style({
  maxInlineSize: 360,
  fontSize: text.body.size,
  lineHeight: text.body.line,
  fontWeight: vars.weight.medium,
  color: color.text,
  overflowWrap: 'anywhere',
})

export const description = style({
  maxInlineSize: 400,
  marginBlockStart: space[4],
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  color: color.textMuted,
  overflowWrap: 'anywhere',
})

export const action = style({ marginBlockStart: space[16] })
