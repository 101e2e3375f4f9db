import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  background: vars.color.surface,
})

/** Fills what the tabs leave, or all of it. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  blockSize: '100%',
})

export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  fontSize: 13,
})

export const empty = style({ padding: vars.space[24], color: vars.color.textMuted })

export const table = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
})

const line = `1px solid ${vars.color.line}`

const edge = {
  position: 'sticky',
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderInlineEnd: line,
  borderBlockEnd: line,
  textAlign: 'center',
} as const

export const letter = style({ ...edge, insetBlockStart: 0, zIndex: 1 })
export const number = style({ ...edge, insetInlineStart: 0 })
export const corner = style({ ...edge, insetBlockStart: 0, insetInlineStart: 0, zIndex: 2 })

export const cell = style({
  minInlineSize: 64,
  maxInlineSize: 360,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderInlineEnd: line,
  borderBlockEnd: line,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  textAlign: 'start',
})
