import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const swatch = style({
  position: 'relative',
  display: 'inline-flex',
  inlineSize: '24px',
  blockSize: '16px',
  borderRadius: '4px',
  overflow: 'hidden',
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  selectors: { '&[data-large]': { inlineSize: '100%', blockSize: '96px', borderRadius: vars.radius.panel } },
})

export const rail = style({ inlineSize: '28%', blockSize: '100%' })

export const accent = style({
  position: 'absolute',
  insetInlineEnd: '14%',
  insetBlockStart: '34%',
  inlineSize: '36%',
  blockSize: '32%',
  borderRadius: '3px',
})
