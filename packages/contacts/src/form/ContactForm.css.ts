import { vars } from '@mailroom/theme'
import { createContainer, style } from '@mailroom/theme/css'

const { color, space, text } = vars

const form$ = createContainer()
const tight = `${form$} (max-width: 479px)`

export const form = style({
  containerName: form$,
  containerType: 'inline-size',
  display: 'grid',
  gap: space[8],
})

export const failure = style({
  padding: space[12],
  borderRadius: vars.radius.control,
  backgroundColor: color.dangerSoft,
  color: color.text,
})

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: space[16],
  rowGap: space[8],
  alignItems: 'start',
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const group = style({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  margin: 0,
  marginBlockStart: space[8],
  padding: 0,
  paddingBlockStart: space[12],
  border: 0,
  borderBlockStart: `1px solid ${color.line}`,
})

export const legend = style({
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  marginBlockEnd: space[4],
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontWeight: vars.weight.strong,
})

export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16], rowGap: space[4] })

export const place = style({ display: 'grid', gap: space[4] })

export const placeLabel = style({
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  color: color.textMuted,
})

export const placeParts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: space[12],
  rowGap: space[8],
  alignItems: 'start',
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const placePart = style({
  minInlineSize: 0,
  selectors: { '&[data-part="street"]': { gridColumn: '1 / -1' } },
})

/** At the other end of the row of buttons. */
export const before = style({ display: 'inline-flex', marginInlineEnd: 'auto' })
