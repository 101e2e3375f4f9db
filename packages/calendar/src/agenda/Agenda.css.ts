import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { slim } from '../calendar-view/area.css'

const { color, space, text } = vars

export const agenda = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `0 ${space[16]} ${space[24]}`,
  '@container': { [slim]: { paddingInline: space[8] } },
})

export const day = style({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  columnGap: space[16],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@container': { [slim]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[4] } },
})

export const dayHead = style({
  display: 'flex',
  alignItems: 'baseline',
  alignSelf: 'start',
  flexWrap: 'wrap',
  columnGap: space[8],
  paddingBlock: space[6],
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontWeight: vars.weight.strong,
  selectors: { [`${day}[data-today] &`]: { color: color.accent } },
  '@container': { [slim]: { paddingInline: space[8] } },
})

export const lunar = style({
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  fontWeight: vars.weight.regular,
  color: color.textMuted,
  selectors: { '&[data-festival]': { color: color.success } },
})

export const events = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' })
