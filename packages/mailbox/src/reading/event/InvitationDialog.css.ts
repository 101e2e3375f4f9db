import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const form = style({ display: 'grid', gap: vars.space[12] })

export const fault = style({ margin: 0, paddingBlockStart: vars.space[4], color: vars.color.danger })
