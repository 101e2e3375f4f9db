import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { row as framedRow } from '../framed-list/framedList.css'

const { color, space, text } = vars

/** A page of settings, as the others are. */
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxInlineSize: 640,
  color: color.text,
})

export const choice = style({ display: 'flex', flexDirection: 'column', gap: space[6], alignItems: 'start' })

export const label = style({
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontWeight: vars.weight.medium,
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 144px))',
  gap: space[12],
})

export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 })

export const legend = style({
  padding: 0,
  marginBlockEnd: space[4],
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontWeight: vars.weight.medium,
})

export const heading = style({
  marginBlockStart: space[8],
  fontSize: text.body.size,
  lineHeight: text.body.line,
  fontWeight: vars.weight.strong,
})

export const narrow = style({ maxInlineSize: 300 })

export const hint = style({
  margin: 0,
  color: color.textMuted,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
})

/** Under what it is about. */
export const below = style({ marginBlockStart: space[4] })

export const row = style([framedRow, { display: 'flex', gap: space[12] }])

export const dot = style({ flex: 'none', inlineSize: 12, blockSize: 12, borderRadius: '50%' })

export const name = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0 })

export const title = style({ overflowWrap: 'anywhere' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
