import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  flexShrink: 0,
  maxBlockSize: '136px',
  overflowY: 'auto',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { paddingInline: vars.space[12], maxBlockSize: '248px' } },
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  maxInlineSize: '100%',
  minBlockSize: '32px',
  paddingInlineStart: vars.space[8],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  selectors: { '&[data-failed]': { borderColor: vars.color.danger } },
  '@container': {
    [narrow]: { selectors: { '&[data-failed]': { flexWrap: 'wrap', paddingBlockEnd: vars.space[4] } } },
  },
})

export const name = style({ flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '240px' })

/** Keeps its size when a long name takes the room. */
export const fixed = style({ display: 'inline-flex', flex: 'none', marginInlineStart: 'auto' })

export const size = style({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const progress = style({ inlineSize: '80px' })

const failedLine = (rule: { order: number; flex?: string }) => ({
  [narrow]: { selectors: { [`${item}[data-failed] &`]: rule } },
})

/** Where it is narrow, below the name and its cross. */
export const failure = style({
  '@container': failedLine({ order: 1, flex: '1 0 100%' }),
  flex: '0 1 auto',
  minInlineSize: 0,
  color: vars.color.danger,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
})

export const retry = style({
  display: 'inline-flex',
  flex: 'none',
  '@container': failedLine({ order: 2 }),
})
