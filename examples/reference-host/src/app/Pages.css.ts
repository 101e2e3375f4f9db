import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const page = style({
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
})

export const notFound = style({
  display: 'flex',
  minBlockSize: '100%',
  backgroundColor: vars.color.surface,
})

/** All of a window. */
export const window = style({ blockSize: '100%' })
