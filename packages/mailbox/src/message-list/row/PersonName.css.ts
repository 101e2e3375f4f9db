import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const people = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const nobody = style({ color: vars.color.textMuted })
