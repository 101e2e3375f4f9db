import { style } from '@mailroom/theme/css'

/** Beside the longest there is room for the cursor, so that it needs no line of its own. */
export const chip = style({ display: 'inline-flex', maxInlineSize: 'calc(100% - 32px)' })
