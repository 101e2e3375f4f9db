import { style } from '@mailroom/theme/css'

export const face = style({ display: 'grid', placeItems: 'center', blockSize: '100%' })

/** A preview in a dialog, where there are no windows of its own. */
export const panel = style({ blockSize: 'min(70vh, 640px)' })
