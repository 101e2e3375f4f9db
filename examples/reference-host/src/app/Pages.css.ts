import { style } from '@mailroom/theme/css'

export const page = style({
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
})
