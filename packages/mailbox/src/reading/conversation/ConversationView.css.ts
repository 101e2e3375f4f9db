import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  ':focus-visible': { outline: 'none' },
})

export const count = style({
  marginInlineStart: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
})

export const mails = style({ display: 'flex', flexDirection: 'column' })

/** One mail, folded or open. Those far away cost no layout. */
export const mail = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&[data-folded]': { contentVisibility: 'auto', containIntrinsicSize: 'auto 41px' } },
})

export const folded = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 160px) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  inlineSize: '100%',
  minBlockSize: '40px',
  paddingInline: vars.space[4],
  textAlign: 'start',
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outlineOffset: -2 },
    '&[data-unread]': { fontWeight: vars.weight.strong },
  },
  '@container': {
    '(width < 480px)': { gridTemplateColumns: '24px minmax(0, 1fr) auto' },
  },
})

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const person = style(cut)

export const abstract = style({
  ...cut,
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  '@container': { '(width < 480px)': { display: 'none' } },
})

export const time = style({
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const open = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  paddingInline: `${vars.space[4]} 36px`,
})

/** Beside the people, in the room that is kept for it. */
export const bar = style({ position: 'absolute', insetBlockStart: vars.space[8], insetInlineEnd: 0 })

export const earlier = style({ display: 'flex', paddingBlock: vars.space[8] })
