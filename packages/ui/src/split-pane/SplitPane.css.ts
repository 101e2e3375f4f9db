import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, motion } = vars

export const split = style({
  display: 'flex',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '&[data-direction="column"]': { flexDirection: 'column' } },
})

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
  selectors: { '&[data-sized]': { flex: '0 1 auto' }, '&[hidden]': { display: 'none' } },
})

/** A hairline that is easy to catch: 9 px to the pointer, 1 px to the eye. */
export const bar = style({
  position: 'relative',
  zIndex: vars.zIndex.sticky,
  flex: 'none',
  inlineSize: 1,
  background: color.line,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::before': { content: '""', position: 'absolute', insetBlock: 0, insetInline: -4 },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: -1,
      background: 'transparent',
      transition: `background-color ${motion.fast} ${motion.ease}`,
    },
    '&:hover::after, &:active::after, &:focus-visible::after': { background: color.focus },
    '&:focus-visible': { outline: 'none' },
    '&[hidden]': { display: 'none' },
    [`${split}[data-direction="column"] > &`]: { inlineSize: 'auto', blockSize: 1, cursor: 'row-resize' },
    [`${split}[data-direction="column"] > &::before`]: { insetBlock: -4, insetInline: 0 },
    [`${split}[data-direction="column"] > &::after`]: { insetBlock: -1, insetInline: 0 },
  },
})
