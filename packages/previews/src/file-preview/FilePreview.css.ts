import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.color.canvas,
  color: vars.color.text,
})

export const bar = style({
  flex: 'none',
  gap: vars.space[4],
  paddingInline: vars.space[12],
  minBlockSize: 48,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { gap: 0 } },
})

export const title = style({
  flex: '1 1 120px',
  minInlineSize: 0,
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
})

export const name = style({ fontWeight: vars.weight.medium })

/** Gives its room to the name where there is little. */
export const size = style({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { display: 'none' } },
})

export const figure = style({
  flex: 'none',
  fontSize: vars.text.dense.size,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { display: 'none' } },
})

/** Fingers have their own way to make things larger. */
export const zoom = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  '@container': { [narrow]: { display: 'none' } },
})

export const stage = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
})

export const face = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100%',
  padding: vars.space[24],
})

export const opening = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  gap: vars.space[8],
  alignContent: 'center',
  inlineSize: 'min(320px, 80%)',
  textAlign: 'center',
  color: vars.color.textMuted,
})

export const actions = style({ display: 'inline-flex', gap: vars.space[8], flexWrap: 'wrap' })
