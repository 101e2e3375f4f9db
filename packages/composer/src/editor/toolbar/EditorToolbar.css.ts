import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '40px',
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowX: 'clip',
})

/** What a separator takes beside its group: its line, its margins and a gap. */
const separatorWidth = 15

/** Stays in one row. A separator that begins a row lies in the bar's clipped padding. */
export const group = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineEnd: separatorWidth,
  selectors: { '&:not(:first-child)': { marginInlineStart: -separatorWidth } },
  '@container': {
    [narrow]: {
      marginInlineEnd: 0,
      selectors: { '&:not(:first-child)': { marginInlineStart: 0 }, '&[data-rare]': { display: 'none' } },
    },
  },
})

/** Quiet among the buttons: a frame only when it is pointed at or used. */
const quiet = {
  flex: 'none',
  borderColor: 'transparent',
  background: 'transparent',
  ':hover': { borderColor: vars.color.line },
} as const

export const font = style({ ...quiet, inlineSize: '132px' })

export const size = style({ ...quiet, inlineSize: '62px' })

export const tool = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  // In a narrow composer the rest is in a menu: four rows of finger-sized buttons would leave no room for the text.
  '@container': { [narrow]: { selectors: { '&[data-rare]': { display: 'none' } } } },
})

/** Only where tools have gone. */
export const more = style({
  display: 'none',
  flex: 'none',
  marginInlineStart: 'auto',
  '@container': { [narrow]: { display: 'inline-flex' } },
})

/** The edge lets a pale colour be seen on a pale menu. */
export const swatch = style({
  display: 'block',
  inlineSize: '14px',
  blockSize: '14px',
  borderRadius: '3px',
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 0.12)',
})

export const linkForm = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  inlineSize: '280px',
  maxInlineSize: '100%',
  padding: vars.space[12],
})
