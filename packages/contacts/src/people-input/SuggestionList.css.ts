import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const list = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  inlineSize: 'min(440px, 100%)',
  maxBlockSize: '320px',
  overflowY: 'auto',
  padding: vars.space[4],
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.floating,
  zIndex: vars.zIndex.floating,
  selectors: { '&[data-inset]': { insetInlineStart: '72px', inlineSize: 'min(440px, 100% - 72px)' } },
  '@container': {
    [narrow]: { selectors: { '&[data-inset]': { insetInlineStart: 0, inlineSize: '100%' } } },
  },
})

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, auto) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '36px',
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  '@container': { [narrow]: { minBlockSize: vars.size.touch } },
  ':hover': { backgroundColor: vars.color.hover },
  selectors: { '&[aria-selected="true"]': { backgroundColor: vars.color.selected } },
})

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const name = style({ ...cut })

export const mark = style({
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: vars.weight.strong,
})

export const detail = style({
  ...cut,
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
})
