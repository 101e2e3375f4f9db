import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { medium } from '../listContainer.css'
import { timeWidth, wideColumns } from '../row/MessageRow.css'

/** Keeps its room while its code is on its way, so that the rows do not jump. */
export const place = style({
  flex: 'none',
  minBlockSize: '28px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@container': { [medium]: { display: 'none' } },
})

export const header = style({
  vars: { [timeWidth]: '150px' },
  display: 'grid',
  gridTemplateColumns: wideColumns,
  alignItems: 'center',
  blockSize: '28px',
  paddingInlineEnd: vars.space[16],
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  // As the rows, whose scroll bar takes room in some browsers.
  overflow: 'hidden',
  scrollbarGutter: 'stable',
})

export const cell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  blockSize: '100%',
  selectors: { '&[data-end]': { justifyContent: 'flex-end' } },
})

export const tags = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  inlineSize: 'var(--mr-list-tags, 96px)',
  blockSize: '100%',
  paddingInlineEnd: vars.space[4],
})

/** Nine pixels to the pointer, one to the eye. */
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '9px',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&[data-edge="start"]': { insetInlineStart: '-4px' },
    '&[data-edge="end"]': { insetInlineEnd: '6px' },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '7px',
      insetInlineStart: '4px',
      inlineSize: '1px',
      background: vars.color.line,
    },
    '&:hover::after, &:active::after, &:focus-visible::after': {
      background: vars.color.focus,
      insetBlock: 0,
    },
    '&:focus-visible': { outline: 'none' },
  },
})
