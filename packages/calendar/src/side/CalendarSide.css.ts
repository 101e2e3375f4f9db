import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { narrow } from '../calendar-view/area.css'
import { hue } from '../events/EventButton.css'

const { color, space, text } = vars

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  flexShrink: 0,
  boxSizing: 'border-box',
  inlineSize: '232px',
  minBlockSize: 0,
  padding: `${space[12]} ${space[8]}`,
  overflowY: 'auto',
  backgroundColor: color.canvas,
  borderInlineEnd: `1px solid ${color.line}`,
  '@container': {
    [narrow]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      zIndex: 5,
      inlineSize: '264px',
      maxInlineSize: '86%',
      boxShadow: vars.shadow.floating,
    },
  },
})

/** Behind them, where they lie over the days: pressed it closes them. */
export const veil = style({
  display: 'none',
  '@container': {
    [narrow]: {
      display: 'block',
      position: 'absolute',
      inset: 0,
      zIndex: 4,
      backgroundColor: color.overlay,
    },
  },
})

export const group = style({ display: 'grid', gap: space[2] })

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '28px',
  paddingInlineStart: space[8],
})

export const groupTitle = style({
  flex: '1 1 auto',
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  fontWeight: vars.weight.strong,
  color: color.textMuted,
})

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '32px',
  paddingBlock: space[2],
  paddingInlineStart: space[8],
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { backgroundColor: color.hover } },
})

/** Its mark has the colour of the calendar. */
export const check = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  vars: { [color.accent]: hue, [color.lineControl]: hue },
  selectors: { '&&': { fontSize: text.dense.size, lineHeight: text.dense.line } },
})

export const name = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const owner = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  color: color.textMuted,
})

export const skeleton = style({ display: 'grid', gap: space[12], padding: space[8] })
