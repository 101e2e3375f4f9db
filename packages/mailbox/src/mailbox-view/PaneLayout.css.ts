import { style } from '@mailroom/theme/css'

export const split = style({ blockSize: '100%' })

export const pane = style({ blockSize: '100%', minBlockSize: 0, minInlineSize: 0 })
