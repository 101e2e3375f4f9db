import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const mailbox = style({
  position: 'relative',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
})

export const split = style({ blockSize: '100%' })

export const main = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
})

/** Rests behind the mail review, laid out, so that coming back costs one paint. */
export const behind = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'flex', visibility: 'hidden', contentVisibility: 'hidden' } },
})

/** All panels lie on one place, the shown one on top. */
export const panels = style({
  position: 'relative',
  isolation: 'isolate',
  flex: '1 1 auto',
  minBlockSize: 0,
  minInlineSize: 0,
})
