import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '&[data-fill]': { blockSize: '100%' } },
})

export const list = style({
  display: 'flex',
  flexShrink: 0,
  gap: space[16],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.line}`,
})

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  flex: 'none',
  minBlockSize: vars.size.tabStrip,
  paddingInline: 2,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-selected="true"]': { color: color.text, borderBlockEndColor: color.accent },
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.control },
    '&:disabled': { opacity: 0.5 },
  },
  '@container': { [narrow]: { minBlockSize: vars.size.touch } },
})

export const panel = style({
  minInlineSize: 0,
  minBlockSize: 0,
  paddingBlock: space[12],
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '[data-fill] > &': { flex: '1 1 auto', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
})
