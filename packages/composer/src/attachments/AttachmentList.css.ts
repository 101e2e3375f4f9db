import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  flexShrink: 0,
  maxBlockSize: '136px',
  overflowY: 'auto',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { paddingInline: vars.space[12], maxBlockSize: '248px' } },
})

/** Below the files, where they end. */
export const suggestion = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  flexShrink: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  '@container': { [narrow]: { paddingInline: vars.space[12] } },
})

export const suggestionWords = style({ flex: '1 1 200px', minInlineSize: 0 })
