import { style } from '@mailroom/theme/css'

/** On a narrow screen its parts are as large as in a mail. */
export const frame = style({ containerType: 'inline-size' })
