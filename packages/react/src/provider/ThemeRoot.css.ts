import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** Fills the place that the page gives us. Inside another provider its text keeps to its own skin, not to the outer one. */
export const root = style({ position: 'relative', blockSize: '100%', color: vars.color.text })
