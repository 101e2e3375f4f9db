import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const stage = style({
  minBlockSize: '100%',
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: 13,
})

export const text = style({
  margin: 0,
  padding: vars.space[16],
  fontFamily: vars.font.mono,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 4,
})

/** A word of the language that the text is written in. */
export const token = style({
  selectors: {
    '&[data-scope^="tag"], &[data-scope="keyword"]': { color: vars.color.accent },
    '&[data-scope="string"]': { color: vars.color.success },
    '&[data-scope="attr"], &[data-scope="attribute"]': { color: vars.color.warning },
    '&[data-scope="comment"], &[data-scope="meta"]': { color: vars.color.textMuted },
  },
})
