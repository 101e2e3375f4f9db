import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, radius, text } = vars

export const chips = style({
  display: 'flex',
  gap: space[4],
  minInlineSize: 0,
  flex: '0 1 auto',
  maxInlineSize: '70%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const popup = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space[4]})`,
  zIndex: vars.zIndex.floating,
  minInlineSize: '280px',
  maxBlockSize: 'min(70vh, 480px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[4],
  borderRadius: radius.panel,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: vars.shadow.floating,
})

export const group = style({
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${color.line}`,
      marginBlockStart: space[4],
      paddingBlockStart: space[4],
    },
  },
})

export const heading = style({
  paddingBlock: space[4],
  paddingInline: space[8],
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  color: color.textMuted,
})

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: 32,
  paddingInline: space[8],
  borderRadius: radius.control,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  cursor: 'default',
  ':hover': { backgroundColor: color.hover },
  selectors: { '&[aria-selected="true"]': { backgroundColor: color.selected } },
  '@container': { [narrow]: { minBlockSize: vars.size.touch } },
})

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const hint = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const remove = style({
  display: 'inline-flex',
  flex: 'none',
  marginInlineStart: 'auto',
  padding: space[4],
  borderRadius: radius.control,
  color: color.textMuted,
  cursor: 'pointer',
  ':hover': { color: color.text },
})

export const forget = style({
  inlineSize: '100%',
  minBlockSize: 32,
  paddingInline: space[8],
  marginBlockStart: space[4],
  borderRadius: radius.control,
  textAlign: 'start',
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  color: color.textMuted,
  ':hover': { backgroundColor: color.hover },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[16],
  rowGap: space[8],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
