import { style } from '@mailroom/theme/css'

export const name = style({ display: 'flex', minInlineSize: 0 })

export const head = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' })

export const tail = style({ flex: 'none', whiteSpace: 'pre' })
