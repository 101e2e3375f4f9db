import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minInlineSize: 0,
})

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const noticeLine = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  overflowWrap: 'anywhere',
  // A button is higher than its line; what stands beside it goes to its middle.
  selectors: {
    '&[data-action]': {
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'center',
      marginBlock: '-4px',
    },
  },
})

/** Takes a line of its own before it becomes narrower than a few words. */
export const noticeWords = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  flex: '1 1 280px',
  minInlineSize: 0,
  paddingBlock: vars.space[4],
})

export const noticeText = style({ flex: '1 1 0', minInlineSize: 0 })

/** Under the words where there is no room beside them. */
export const noticeActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
})

/** Room around a mail on its paper; the frame itself has none, so that wide mails can use it all. */
export const paper = style({
  paddingBlockStart: vars.space[12],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.panel,
  background: '#ffffff',
  selectors: {
    '[data-color-scheme="light"] &': { padding: 0 },
    '&[data-dark]': { padding: 0, background: 'transparent' },
    '&[hidden]': { display: 'none' },
  },
})

export const empty = style({ color: vars.color.textFaint })
