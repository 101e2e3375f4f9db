import { vars } from '@mailroom/theme'
import { createContainer, style } from '@mailroom/theme/css'
import { small } from '../settings-page/settingsPage.css'

export { link } from '../destination-link/DestinationLink.css'

const page$ = createContainer()
const stack = { display: 'flex', flexDirection: 'column' } as const

export const home = style({
  containerName: page$,
  containerType: 'inline-size',
  minBlockSize: '100%',
  padding: vars.space[16],
  boxSizing: 'border-box',
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
})

export const column = style({
  ...stack,
  gap: vars.space[16],
  maxInlineSize: 1040,
  marginInline: 'auto',
})

/** Side by side where there is room. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: vars.space[16],
})

export const card = style({
  ...stack,
  gap: vars.space[12],
  padding: vars.space[16],
  minInlineSize: 0,
  borderRadius: vars.radius.panel,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
})

export const cardTitle = style({
  margin: 0,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
})

export const figure = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })
export const muted = style({ ...small, margin: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const danger = style({ ...small, margin: 0, color: vars.color.danger })
export const warning = style({ ...small, color: vars.color.warning })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
  gap: vars.space[12],
  margin: 0,
})
/** What belongs together begins below each other, however long the words before it are. */
export const fact = style({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' })
export const term = style({ color: vars.color.textMuted })
export const value = style({ ...stack, margin: 0, fontVariantNumeric: 'tabular-nums' })

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.size.touch,
  blockSize: '100%',
  boxSizing: 'border-box',
  padding: vars.space[12],
  borderRadius: vars.radius.panel,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})

export const tileIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
})
export const tilePicture = style({
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
  objectFit: 'contain',
})
export const tileWords = style({ ...stack, minInlineSize: 0 })
export const tileTitle = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

/** Light paper for a text that paints its own ground. */
export const paper = style({
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  background: '#ffffff',
  selectors: {
    '[data-color-scheme="dark"] &': { padding: vars.space[12] },
    '[data-color-scheme="dark"] &[data-dark]': { padding: 0, background: 'transparent' },
  },
})

export const footer = style({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[8],
  color: vars.color.textMuted,
})
