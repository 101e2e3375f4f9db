import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, space } = vars

/** A list in a frame, of things with what can be done about each. */
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.panel,
  overflow: 'hidden',
})

/** One of them; how its parts stand is for whoever shows it. */
export const row = style({
  alignItems: 'center',
  paddingBlock: space[8],
  paddingInline: space[12],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line}` } },
})
