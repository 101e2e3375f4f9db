import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { narrow } from '../../message-list/listContainer.css'

const { color, space, text } = vars

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: `${space[12]} ${space[16]} ${space[4]}`,
  color: color.text,
})

export const line = style({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 })

export const title = style({
  fontSize: text.reading.size,
  lineHeight: text.reading.line,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})

export const count = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { whiteSpace: 'normal' } },
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 32,
  padding: `${space[4]} ${space[16]}`,
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
})

export const mark = style({
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
  borderRadius: '2px',
})

export const loading = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
})

export const stop = style({ display: 'flex', justifyContent: 'center', padding: space[12] })

export const echo = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[12],
  marginBlockEnd: space[8],
  color: color.text,
  overflowWrap: 'anywhere',
})

export const save = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  inlineSize: 'min(280px, 80vw)',
})
