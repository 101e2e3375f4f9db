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
  selectors: {
    '&[data-state="failed"]': { borderColor: vars.color.danger },
    '&[data-state="lost"]': { borderStyle: 'dashed' },
  },
  '@container': {
    [narrow]: {
      selectors: {
        '&[data-state]': {
          flexWrap: 'wrap',
          inlineSize: '100%',
          paddingBlockEnd: vars.space[6],
          paddingInlineEnd: vars.space[8],
        },
      },
    },
  },
})

/** How a part of a file on its way stands where it is narrow. */
const whereNarrow = (rule: { order?: number; flex?: string; maxInlineSize?: 'none' }) => ({
  [narrow]: { selectors: { [`${item}[data-state] &`]: rule } },
})

export const name = style({
  // The acts stand at the end of its line.
  '@container': whereNarrow({ flex: '1 1 0', maxInlineSize: 'none' }),
  flex: '0 1 auto',
  minInlineSize: 0,
  maxInlineSize: '240px',
})

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

/** Where it is narrow, below the name and its cross, as the figures are. */
export const progress = style({
  '@container': whereNarrow({ order: 1, flex: '1 0 100%' }),
  inlineSize: '80px',
})

export const figures = style([size, { '@container': whereNarrow({ order: 1 }) }])

/** Where it is narrow, below the name and its cross. */
export const failure = style({
  '@container': whereNarrow({ order: 1, flex: '1 0 100%' }),
  flex: '0 1 auto',
  minInlineSize: 0,
  color: vars.color.danger,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
})

/** The page has lost the file. */
export const lost = style({
  '@container': whereNarrow({ order: 1, flex: '1 0 100%' }),
  flex: '0 1 auto',
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
})

export const retry = style({
  display: 'inline-flex',
  flex: 'none',
  '@container': whereNarrow({ order: 2 }),
})

/** Below the files, where they end. */
export const suggestion = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  flexShrink: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  '@container': { [narrow]: { paddingInline: vars.space[12] } },
})

export const suggestionWords = style({ flex: '1 1 200px', minInlineSize: 0 })
