import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const focus = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } as const

export const strip = style({
  display: 'flex',
  alignItems: 'stretch',
  blockSize: vars.size.tabStrip,
  flexShrink: 0,
  backgroundColor: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { blockSize: vars.size.touch } },
})

export const tabs = style({
  display: 'flex',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  color: vars.color.textMuted,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  ':hover': { backgroundColor: vars.color.hover },
  selectors: {
    '&[data-active]': {
      backgroundColor: vars.color.surface,
      color: vars.color.text,
      fontWeight: vars.weight.medium,
      boxShadow: `inset 0 2px 0 ${vars.color.accent}`,
    },
  },
})

export const name = style({
  blockSize: '100%',
  paddingInline: vars.space[12],
  cursor: 'default',
  whiteSpace: 'nowrap',
  ':focus-visible': focus,
  selectors: { [`${tab}[data-closes] &`]: { paddingInlineEnd: vars.space[6] } },
})

export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  marginInlineEnd: vars.space[6],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  ':hover': { backgroundColor: vars.color.selected, color: vars.color.text },
  ':focus-visible': focus,
  '@container': { [narrow]: { inlineSize: vars.size.touch, blockSize: vars.size.touch, marginInlineEnd: 0 } },
})

/** Something that is done with all tabs. */
export const act = style({
  flexShrink: 0,
  paddingInline: vars.space[12],
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.text },
  ':focus-visible': focus,
})
