import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { medium, narrow } from '../contacts-view/area.css'

const { color, space, text } = vars

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  flex: '0 0 340px',
  boxSizing: 'border-box',
  minBlockSize: 0,
  padding: space[16],
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  borderInlineStart: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  '@container': {
    [medium]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: vars.zIndex.sticky,
      inlineSize: '360px',
      maxInlineSize: '100%',
      boxShadow: vars.shadow.floating,
    },
    [narrow]: { inlineSize: '100%', borderInlineStart: 0 },
  },
})

export const head = style({
  display: 'flex',
  justifyContent: 'end',
  minBlockSize: '32px',
  marginBlockEnd: '-24px',
})

export const back = style({
  display: 'none',
  '@container': { [narrow]: { display: 'inline-flex', marginInlineEnd: 'auto' } },
})

export const close = style({ display: 'inline-flex', '@container': { [narrow]: { display: 'none' } } })

export const who = style({ display: 'grid', justifyItems: 'center', gap: space[4], textAlign: 'center' })

export const name = style({
  marginBlockStart: space[8],
  fontSize: text.title.size,
  lineHeight: text.title.line,
  fontWeight: vars.weight.strong,
})

export const below = style({ color: color.textMuted, fontSize: text.dense.size, lineHeight: text.dense.line })

export const marks = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[4] })

export const facts = style({ display: 'grid', gap: space[12], margin: 0 })

export const fact = style({ display: 'grid', gap: '2px' })

export const label = style({ color: color.textMuted, fontSize: text.meta.size, lineHeight: text.meta.line })

export const value = style({
  display: 'grid',
  margin: 0,
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
})

export const addressLine = style({ display: 'flex', alignItems: 'center', gap: space[4], minInlineSize: 0 })

export const link = style({
  minInlineSize: 0,
  minBlockSize: '24px',
  color: color.accent,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
})

export const plain = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[8] })

export const fault = style({ color: color.danger, fontSize: text.dense.size, lineHeight: text.dense.line })

export const members = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })

export const member = style({ display: 'flex', alignItems: 'center', gap: space[8], minInlineSize: 0 })
