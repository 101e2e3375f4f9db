import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const mailbox = style({
  position: 'relative',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
})

export const split = style({ blockSize: '100%' })

export const main = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minInlineSize: 0, minBlockSize: 0 })

export const shade = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: vars.color.overlay,
  zIndex: vars.zIndex.floating,
})

export const drawer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'min(280px, 84%)',
  zIndex: vars.zIndex.floating,
  boxShadow: vars.shadow.floating,
})
