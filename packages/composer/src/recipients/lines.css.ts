import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

/** One line of the head of a mail: name, field, what else can be done. All names stand in one column. */
export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space[8],
  minBlockSize: '40px',
  // Many recipients make the fields above the text scroll, not overlap.
  flexShrink: 0,
  marginInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:focus-within': { borderBlockEndColor: vars.color.accent },
    '&:has([aria-invalid="true"])': { borderBlockEndColor: vars.color.danger },
    '&[data-framed]': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      minBlockSize: 0,
      marginInline: 0,
      borderBlockEnd: 'none',
    },
  },
  '@container': {
    [narrow]: { gridTemplateColumns: '52px minmax(0, 1fr) auto', marginInline: vars.space[12] },
  },
})

const framed = `${line}[data-framed] > &`

export const label = style({
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: '40px',
  whiteSpace: 'nowrap',
  selectors: {
    [framed]: {
      marginBlockEnd: vars.space[4],
      color: vars.color.text,
      lineHeight: vars.text.dense.line,
      fontWeight: vars.weight.medium,
    },
  },
})

export const field = style({
  position: 'relative',
  minInlineSize: 0,
  paddingBlock: '4px',
  maxBlockSize: '152px',
  overflowY: 'auto',
  selectors: {
    [framed]: {
      paddingInline: vars.space[8],
      border: `1px solid ${vars.color.lineControl}`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.surface,
    },
    [`${framed}:hover`]: { borderColor: vars.color.textMuted },
    [`${framed}:focus-within`]: {
      borderColor: vars.color.focus,
      outline: `1px solid ${vars.color.focus}`,
    },
  },
})

export const sender = style({ maxInlineSize: '420px', marginBlock: '4px' })

export const switches = style({ display: 'flex', flexShrink: 0, paddingBlock: '6px' })

export const chip = style({
  display: 'inline-flex',
  // Beside the longest there is room for the cursor, so that it needs no line of its own.
  maxInlineSize: 'calc(100% - 32px)',
  cursor: 'default',
  selectors: { '&[data-dragged]': { opacity: 0.5 } },
})

export const dropTarget = style({ selectors: { '&[data-over]': { backgroundColor: vars.color.accentSoft } } })
