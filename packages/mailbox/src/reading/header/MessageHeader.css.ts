import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
})

/** Its drawing ends where the time below it ends, and stands in the middle of the first line. */
export const flag = style({
  display: 'flex',
  alignItems: 'center',
  marginBlock: '-2px',
  marginInlineEnd: '-8px',
})

export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[6] })

/** What can be noted and asked about the mail. The drawings of its buttons begin where the texts around them do. */
export const tools = style({
  marginInlineStart: '-8px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[4],
})

export const people = style({ display: 'flex', gap: vars.space[12], minInlineSize: 0 })

export const sender = style({ flex: 1, minInlineSize: 0 })

export const fromLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
})

export const person = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[6],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const personName = style({
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  borderRadius: vars.radius.control,
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { textDecoration: 'underline' },
    'dd &': { fontWeight: vars.weight.medium },
  },
})

export const address = style({
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

/** Beside the author, who else has sent it. */
export const sentFor = style({
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  overflowWrap: 'anywhere',
})

export const time = style({
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  fontVariantNumeric: 'tabular-nums',
})

export const times = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8] })

/** Long before or after it arrived. */
export const sentTime = style({
  color: vars.color.warning,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  fontVariantNumeric: 'tabular-nums',
})

export const recipientLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.size.controlSmall,
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const short = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
})

export const full = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: vars.space[12],
  rowGap: vars.space[6],
  marginBlockStart: vars.space[4],
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const word = style({ color: vars.color.textMuted })

/** People stand in columns, where many can be looked through. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  minInlineSize: 0,
})

export const warning = style({
  display: 'flex',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.warningSoft,
  color: vars.color.text,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})
