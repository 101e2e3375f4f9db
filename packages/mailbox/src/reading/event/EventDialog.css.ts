import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const form = style({ display: 'grid', gap: vars.space[12] })

/** Side by side where there is room for two. */
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: vars.space[12],
})

/** Under both of them. */
export const when = style({ gridColumn: '1 / -1', margin: 0, color: vars.color.textMuted })

export const fault = style({ margin: 0, paddingBlockStart: vars.space[4], color: vars.color.danger })
