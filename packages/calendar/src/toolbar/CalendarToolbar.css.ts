import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { touch } from '../calendar-view/area.css'

const { color, space, text } = vars

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[8],
  minBlockSize: vars.size.toolbar,
  paddingInline: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  '@container': {
    // What is shown stands above the ways to other days.
    [touch]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingInline: space[8],
      paddingBlock: space[4],
      gap: 0,
    },
  },
})

export const steps = style({ flex: 'none', '@container': { [touch]: { gridRow: 2, gap: 0 } } })

export const title = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingInlineStart: space[4],
  overflow: 'hidden',
  fontSize: text.reading.size,
  lineHeight: text.reading.line,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@container': { [touch]: { gridRow: 1, paddingInlineStart: space[8] } },
})

export const views = style({
  display: 'inline-flex',
  flex: 'none',
  '@container': { [touch]: { gridRow: 2, inlineSize: '104px' } },
})

export const buttons = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[4],
  '@container': { [touch]: { gridRow: 1, justifySelf: 'end' } },
})
