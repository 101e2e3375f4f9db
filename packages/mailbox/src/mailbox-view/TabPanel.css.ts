import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const panel = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  selectors: { '&[hidden]': { display: 'none' } },
})
