import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const view = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' })

export const bar = style({
  flex: 'none',
  minBlockSize: 48,
  paddingInline: vars.space[12],
  gap: vars.space[8],
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
})

export const frame = style({ flex: 1, border: 'none', background: '#ffffff', colorScheme: 'light' })

export const empty = style({ display: 'grid', placeItems: 'center', blockSize: '100%' })

/** Where nobody sees it, but with the width of a sheet: a frame without measures prints nothing. */
export const aside = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: -10_000,
  inlineSize: 800,
  blockSize: 1100,
  border: 'none',
  visibility: 'hidden',
})
