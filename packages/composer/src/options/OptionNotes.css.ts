import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const notes = style({
  gridColumn: '2 / -1',
  margin: 0,
  paddingBlock: vars.space[4],
  paddingInline: 0,
  listStyle: 'none',
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  // Under the name of the line where the column of names is too narrow for it.
  '@container': { [narrow]: { gridColumn: '1 / -1', paddingBlockStart: 0 } },
})

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '32px',
})

export const words = style({ flex: '1 1 auto', minInlineSize: 0, color: vars.color.textMuted })

export const name = style({
  marginInlineEnd: vars.space[8],
  color: vars.color.text,
  fontWeight: vars.weight.medium,
})
