import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const body = style({ display: 'grid', gap: vars.space[12], justifyItems: 'start' })
