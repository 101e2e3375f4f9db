import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const choices = style({ display: 'grid', gap: vars.space[8] })

export const choice = style({ selectors: { '&&': { justifyContent: 'flex-start' } } })
