import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const carousel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: vars.radius.panel,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
  selectors: {
    /** @source HO-05 */
    '&[data-size="tall"]': { blockSize: '530px' },
    '&[data-size="low"]': { blockSize: '120px' },
  },
})

export const slide = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minBlockSize: 0 })

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

export const pictureLink = style({
  display: 'block',
  blockSize: '100%',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
})

/** On a ground of their own, whatever the picture is. */
export const buttons = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineEnd: vars.space[8],
  display: 'flex',
  gap: vars.space[2],
  padding: vars.space[2],
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.resting,
})
