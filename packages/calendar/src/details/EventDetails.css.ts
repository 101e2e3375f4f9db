import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { hue } from '../events/EventButton.css'

const { color, space, text } = vars

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  inlineSize: '340px',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
})

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[8] })

export const mark = style({
  flex: 'none',
  inlineSize: 12,
  blockSize: 12,
  marginBlockStart: 6,
  borderRadius: 3,
  backgroundColor: hue,
})

export const titles = style({ flex: '1 1 auto', minInlineSize: 0 })

export const title = style({
  fontSize: text.reading.size,
  lineHeight: text.reading.line,
  fontWeight: vars.weight.strong,
})

export const when = style({ marginBlockStart: space[2], fontVariantNumeric: 'tabular-nums' })

export const quiet = style({ color: color.textMuted })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: space[12],
  rowGap: space[8],
  margin: 0,
})

export const word = style({ color: color.textMuted })

export const fact = style({ margin: 0, minInlineSize: 0 })

export const note = style({
  margin: 0,
  minInlineSize: 0,
  whiteSpace: 'pre-wrap',
})

export const link = style({ color: color.accent, ':hover': { textDecoration: 'underline' } })

export const guests = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' })

export const moreGuests = style({ marginInlineStart: '-8px' })

export const answer = style({ display: 'grid', gap: space[6] })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:empty': { display: 'none' } },
})

export const failure = style({ color: color.danger })
