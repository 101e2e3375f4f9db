import { style } from '@mailroom/theme/css'

export const mark = style({ display: 'inline-flex' })
