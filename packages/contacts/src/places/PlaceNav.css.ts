import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { narrow } from '../contacts-view/area.css'

const { color, space, text } = vars

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flexShrink: 0,
  boxSizing: 'border-box',
  inlineSize: '232px',
  minBlockSize: 0,
  padding: space[8],
  backgroundColor: color.canvas,
  '@container': {
    [narrow]: {
      flexDirection: 'row',
      alignItems: 'center',
      inlineSize: 'auto',
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: '32px',
  paddingInlineStart: space[8],
  '@container': { [narrow]: { order: 1, paddingInlineStart: 0 } },
})

export const title = style({
  flex: '1 1 auto',
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontWeight: vars.weight.strong,
  '@container': { [narrow]: { display: 'none' } },
})

export const tree = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  '@container': { [narrow]: { display: 'none' } },
})

export const select = style({
  display: 'none',
  '@container': { [narrow]: { display: 'flex', flex: '1 1 auto', minInlineSize: 0 } },
})
