import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const bar = style({
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  overflowWrap: 'anywhere',
  selectors: { '&[data-line="refuted"]': { color: vars.color.danger } },
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
})

export const protection = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  marginBlockStart: vars.space[4],
  selectors: {
    '&[data-tone="danger"]': { color: vars.color.danger },
    '&[data-tone="good"]': { color: vars.color.success },
  },
})

/** Takes a line of its own before it becomes narrower than a few words. */
export const words = style({ flex: '0 1 auto', minInlineSize: 0, maxInlineSize: 'calc(100% - 32px)' })

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.textMuted,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.accent,
  paddingInline: vars.space[8],
})

export const failure = style({ color: vars.color.danger })
