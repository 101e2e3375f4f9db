import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'
import { narrow } from '../listContainer.css'

export const place = style({ flex: '1 1 auto', minBlockSize: 0, overflow: 'hidden' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[24],
  blockSize: vars.size.row,
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { blockSize: vars.size.rowNarrow } },
})

export const person = style({
  inlineSize: '200px',
  flexShrink: 0,
  '@container': { [narrow]: { inlineSize: '72px' } },
})
