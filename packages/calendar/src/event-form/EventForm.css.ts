import { vars } from '@mailroom/theme'
import { createContainer, style } from '@mailroom/theme/css'

const { color, space, text } = vars

const form$ = createContainer()
const tight = `${form$} (max-width: 439px)`

export const form = style({
  containerName: form$,
  containerType: 'inline-size',
  display: 'grid',
  gap: space[12],
})

export const failure = style({
  margin: 0,
  padding: space[12],
  borderRadius: vars.radius.control,
  backgroundColor: color.dangerSoft,
  color: color.text,
})

/** Whole days, and the way to the time zone. */
export const timeOptions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  rowGap: space[8],
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** An event of somebody else, as it is. */
export const facts = style({
  display: 'grid',
  gap: space[4],
  padding: space[12],
  borderRadius: vars.radius.control,
  backgroundColor: color.sunken,
  overflowWrap: 'anywhere',
})

export const title = style({ margin: 0, fontWeight: vars.weight.strong })

export const fact = style({
  margin: 0,
  color: color.textMuted,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
})

export const hint = style({ margin: 0, color: color.textMuted })
