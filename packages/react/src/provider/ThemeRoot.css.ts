import { style } from '@mailroom/theme/css'

/** Fills the place that the page gives us. */
export const root = style({ position: 'relative', blockSize: '100%' })
