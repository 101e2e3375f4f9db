import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const options = style({
  gridColumn: '2 / -1',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  minBlockSize: '40px',
  paddingBlock: vars.space[4],
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  // Under the name of the line where the column of names is too narrow for it.
  '@container': { [narrow]: { gridColumn: '1 / -1', paddingBlockStart: 0 } },
})

export const field = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
})

export const count = style({ inlineSize: '72px' })
export const day = style({ inlineSize: '152px' })
export const password = style({ inlineSize: '144px' })

export const longPassword = style({ inlineSize: '280px', maxInlineSize: '100%' })

export const hint = style({ flex: '1 1 100%', margin: 0, color: vars.color.textMuted })

export const warning = style({
  flex: '1 1 100%',
  margin: 0,
  color: vars.color.warning,
  overflowWrap: 'anywhere',
  selectors: { '&[data-fault]': { color: vars.color.danger } },
})
