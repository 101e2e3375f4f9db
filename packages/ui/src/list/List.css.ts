import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const list = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: vars.size.rowCompact,
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  userSelect: 'none',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-selected="true"]': { background: color.selected },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@container': { [narrow]: { minBlockSize: vars.size.touch } },
})
