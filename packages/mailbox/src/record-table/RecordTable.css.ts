import { vars } from '@mailroom/theme'
import { narrowArea, style } from '@mailroom/theme/css'

const hairline = `1px solid ${vars.color.line}`

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  '@container': { [narrowArea]: { display: 'block' } },
})

export const head = style({ '@container': { [narrowArea]: { display: 'none' } } })

export const body = style({ '@container': { [narrowArea]: { display: 'block' } } })

export const header = style({
  blockSize: '32px',
  paddingInline: vars.space[8],
  borderBlockEnd: hairline,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})

/** A row of the mail list's height; a block of lines where it is narrow. */
export const row = style({
  blockSize: '36px',
  ':hover': { backgroundColor: vars.color.hover },
  '@container': {
    [narrowArea]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[12],
      blockSize: 'auto',
      paddingBlock: vars.space[8],
      borderBlockEnd: hairline,
    },
  },
})

export const cell = style({
  paddingInline: vars.space[8],
  borderBlockEnd: hairline,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  selectors: {
    '&[data-quiet]': { color: vars.color.textMuted, whiteSpace: 'nowrap' },
    '&[data-end]': { textAlign: 'end' },
  },
  '@container': {
    [narrowArea]: {
      display: 'block',
      borderBlockEnd: 'none',
      paddingInline: 0,
      selectors: {
        '&:empty': { display: 'none' },
        // What names the row has a line of its own.
        '&[data-end]': { marginInlineStart: 'auto' },
        '&:first-child': { flexBasis: '100%', fontWeight: vars.weight.medium },
      },
    },
  },
})

/** Opens what the row is about. */
export const opener = style({
  padding: 0,
  border: 'none',
  background: 'none',
  color: vars.color.accent,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  '@container': { [narrowArea]: { minBlockSize: vars.size.touch } },
})
