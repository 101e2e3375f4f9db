import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** Side by side where there is room for two. */
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: vars.space[12],
})

/** Under both of them. */
export const when = style({
  gridColumn: '1 / -1',
  margin: 0,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
