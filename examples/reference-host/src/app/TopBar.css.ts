import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  position: 'relative',
  minBlockSize: vars.size.toolbar,
  paddingInline: vars.space[16],
  backgroundColor: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const title = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  marginInlineEnd: vars.space[12],
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** The box keeps to the title, the menus to the end. */
export const space = style({ flex: '1 0 0' })

export const user = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[8],
  minInlineSize: 0,
})

/** Its place is there before it. */
export const face = style({ display: 'flex', flex: 'none', inlineSize: '24px', blockSize: '24px' })

/** Where it is narrow, the organisation's title has the room; the disc says who is signed in. */
export const name = style({
  '@container': { [narrow]: { display: 'none' } },
  maxInlineSize: '160px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})
