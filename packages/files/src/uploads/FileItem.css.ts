import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

/** A small box around one file; in a list of lines, a line. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  boxSizing: 'border-box',
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
    '&[data-line]': { inlineSize: '100%', borderColor: 'transparent', backgroundColor: 'transparent' },
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
  selectors: {
    [`${item}[data-line] &`]: { flex: '1 1 0', minInlineSize: '128px', maxInlineSize: 'none' },
  },
})

/** Keeps its size when a long name takes the room. */
export const acts = style({ display: 'inline-flex', flex: 'none', marginInlineStart: 'auto' })

export const detail = style({
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
  selectors: { [`${item}[data-line] &`]: { inlineSize: '120px' } },
})

export const figures = style([detail, { '@container': whereNarrow({ order: 1 }) }])

/** It is there. */
export const done = style([figures, { display: 'inline-flex', alignItems: 'center', gap: vars.space[4] }])

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
