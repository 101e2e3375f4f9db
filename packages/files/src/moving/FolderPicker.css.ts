import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minBlockSize: '240px',
})

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.rowCompact,
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  color: color.textMuted,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: color.hover },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  '@container': { [narrow]: { minBlockSize: vars.size.touch } },
})

export const name = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
})

export const empty = style({
  margin: 0,
  padding: space[16],
  borderRadius: vars.radius.panel,
  backgroundColor: color.sunken,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  color: color.textMuted,
})
