import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  fontWeight: vars.weight.medium,
})

/** Beside the count, at the end of its line. */
export const all = style({ marginInlineStart: 'auto' })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: vars.space[8],
})

export const item = style({ display: 'grid' })

export const card = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gridTemplateRows: 'auto auto',
  alignContent: 'center',
  columnGap: vars.space[8],
  alignItems: 'center',
  minBlockSize: 48,
  padding: vars.space[6],
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  textAlign: 'start',
  selectors: {
    '&[data-active]': { position: 'relative' },
    '&[data-active]:hover': { background: vars.color.hover },
    '&[data-failed]': { borderColor: vars.color.danger },
  },
})

/** The whole card is pressed; its buttons lie above. */
export const press = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 'none',
  borderRadius: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
})

/** What can be done with the file, at the end of its card. */
export const action = style({
  gridRow: '1 / 3',
  gridColumn: 3,
  display: 'flex',
  position: 'relative',
  color: vars.color.textMuted,
})

/** What a press on the card does; it lies under it. */
export const mark = style({
  gridRow: '1 / 3',
  gridColumn: 3,
  display: 'flex',
  padding: vars.space[6],
  color: vars.color.textMuted,
})

export const icon = style({ gridRow: '1 / 3', display: 'flex', color: vars.color.accent })

export const name = style({ fontSize: vars.text.dense.size, lineHeight: vars.text.dense.line })

export const size = style({
  gridColumn: 2,
  gridRow: 2,
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  fontVariantNumeric: 'tabular-nums',
})

export const progress = style({ gridColumn: '1 / -1', paddingBlockStart: vars.space[4] })

export const failure = style({
  gridColumn: '1 / -1',
  color: vars.color.danger,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
})

export const popup = style({ display: 'grid', gap: vars.space[4], minInlineSize: 180 })

export const fullName = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const popupSize = style({ color: vars.color.textMuted, fontSize: vars.text.meta.size })

export const popupActions = style({ display: 'flex', gap: vars.space[8], paddingBlockStart: vars.space[4] })
