import { vars } from '@mailroom/theme'
import { narrow as narrowFrame, paneRing, style } from '@mailroom/theme/css'
import { listContainer, narrow } from './listContainer.css'

export const list = style({
  containerName: listContainer,
  containerType: 'inline-size',
  blockSize: '100%',
  minBlockSize: 0,
  backgroundColor: vars.color.surface,
  position: 'relative',
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': paneRing },
})

export const inner = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]} 0`,
  '@container': { [narrow]: { paddingBlockStart: vars.space[4], gap: vars.space[4] } },
})

/** Its drawing stands where the rows begin. */
export const leading = style({
  display: 'flex',
  marginInlineStart: '-6px',
  '@container': { [narrowFrame]: { marginInlineStart: '-10px' } },
})

/** Its drawing stands where the rows end. */
export const trailing = style({
  display: 'flex',
  marginInline: 'auto -10px',
  '@container': { [narrowFrame]: { marginInlineEnd: '-14px' } },
})

export const title = style({
  fontSize: vars.text.reading.size,
  lineHeight: vars.text.reading.line,
  fontWeight: vars.weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const unread = style({
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { marginInlineStart: vars.space[4] } },
})

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[16]}`,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  selectors: {
    '&[data-tone="warning"]': { backgroundColor: vars.color.warningSoft, color: vars.color.text },
  },
})

export const progress = style({ flex: '1 1 0', minInlineSize: 0 })

export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const footer = style({
  display: 'flex',
  justifyContent: 'flex-end',
  boxSizing: 'content-box',
  minBlockSize: vars.size.controlSmall,
  padding: `${vars.space[6]} ${vars.space[16]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  '@container': { [narrow]: { justifyContent: 'center', paddingInline: vars.space[8] } },
})
